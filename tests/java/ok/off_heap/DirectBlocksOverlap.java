//@ outputs: "00" | "77"
// A block of bytes is copied into a direct buffer while another thread copies a part of it out: each copy is made at one moment.
import java.nio.ByteBuffer;

public class DirectBlocksOverlap {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(8192);

    public static void main(String[] args) throws Exception {
        byte[] sevens = new byte[64];
        java.util.Arrays.fill(sevens, (byte) 7);
        Thread writer = new Thread(() -> buffer.put(4064, sevens));
        writer.start();
        byte[] seen = new byte[16];
        buffer.get(4088, seen);
        writer.join();
        System.out.print("" + seen[0] + seen[15]);
    }
}
