//@ outputs: "00" | "77"
// A block of bytes is copied into a direct buffer while another thread copies them out: each copy is made at one moment.
import java.nio.ByteBuffer;

public class DirectBlocksOverlap {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(8192);

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> buffer.put(4094, new byte[] {7, 7, 7, 7}));
        writer.start();
        byte[] seen = new byte[2];
        buffer.get(4096, seen);
        writer.join();
        System.out.print("" + seen[0] + seen[1]);
    }
}
