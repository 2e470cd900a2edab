//@ native: yes
//@ outputs: "0" | "-1"
// An aligned long of a buffer is written and read as a whole.
import java.nio.*;
public class WholeLongOfABuffer {
    public static void main(String[] args) throws Exception {
        ByteBuffer b = ByteBuffer.allocate(16);
        Thread t = new Thread(() -> b.putLong(8, -1L));
        t.start();
        long v = b.getLong(8);
        System.out.print(v == 0 || v == -1 ? "" + v : "torn");
        t.join();
    }
}
