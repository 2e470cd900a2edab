//@ native: yes
//@ outputs: "1 2\n" | "1\n" | "2 1\n" | "2\n"
// CRC32.update reads the sum, computes, and stores it: one of the bytes can be lost.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.zip.CRC32;

public class SharedChecksum {
    static long of(int... bytes) {
        CRC32 sum = new CRC32();
        for (int b : bytes) {
            sum.update(b);
        }
        return sum.getValue();
    }

    public static void main(String[] args) throws Exception {
        CRC32 shared = new CRC32();
        Thread t = new Thread(() -> shared.update(1));
        t.start();
        shared.update(2);
        t.join();
        long sum = shared.getValue();
        System.out.println(sum == of(1) ? "1" : sum == of(2) ? "2" : sum == of(1, 2) ? "1 2" : sum == of(2, 1) ? "2 1" : "?");
    }
}
