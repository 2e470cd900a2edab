//@ outputs: "both" | "lost"
// A checksum is read and written back: what one thread has added gets lost.
import java.util.zip.*;
public class ChecksumOfArraysLosesOne {
    public static void main(String[] args) throws Exception {
        byte[] bytes = {1, 2, 3};
        Adler32 one = new Adler32();
        one.update(bytes);
        Adler32 sum = new Adler32();
        Thread t = new Thread(() -> sum.update(bytes));
        t.start();
        sum.update(bytes);
        t.join();
        System.out.print(sum.getValue() == one.getValue() ? "lost" : "both");
    }
}
