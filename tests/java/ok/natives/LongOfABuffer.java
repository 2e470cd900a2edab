//@ outputs: "00" | "01" | "11"
// A buffer writes eight bytes at once; another thread reads two of them, one after the other.
import java.nio.ByteBuffer;

public class LongOfABuffer {
    static byte[] x = new byte[8];
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            ByteBuffer.wrap(x).putLong(0, 0x0101010101010101L);
        });
        Thread t2 = new Thread(() -> {
            a = "" + x[5] + x[2];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
