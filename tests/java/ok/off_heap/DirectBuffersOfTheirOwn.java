//@ outputs: "12"
// Each thread fills and reads a buffer of its own; the buffers lie side by side.
import java.nio.ByteBuffer;

public class DirectBuffersOfTheirOwn {
    static final ByteBuffer[] buffers = {ByteBuffer.allocateDirect(64), ByteBuffer.allocateDirect(64)};
    static final int[] sums = new int[2];

    static void use(int mine) {
        buffers[mine].put(0, new byte[] {1, (byte) mine});
        sums[mine] = buffers[mine].get(0) + buffers[mine].get(1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> use(1));
        other.start();
        use(0);
        other.join();
        System.out.print("" + sums[0] + sums[1]);
    }
}
