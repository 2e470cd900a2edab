//@ outputs: "0 0\n" | "1 0\n" | "1 1\n"
// A block is copied at one moment, which may be between the two writes.
import java.nio.ByteBuffer;

public class DirectBlock {
    static final ByteBuffer memory = ByteBuffer.allocateDirect(8);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            memory.putInt(0, 1);
            memory.putInt(4, 1);
        });
        t.start();
        byte[] copy = new byte[8];
        memory.duplicate().get(copy);
        System.out.println(copy[3] + " " + copy[7]);
        t.join();
    }
}
