//@ outputs: "0" | "1"
// One thread reads eight bytes of a direct buffer at once, the other one writes the last four of them.
import java.nio.ByteBuffer;

public class DirectLongOverInts {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(16);

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> buffer.putInt(4, 1));
        writer.start();
        long seen = buffer.getLong(0);
        writer.join();
        System.out.print(seen);
    }
}
