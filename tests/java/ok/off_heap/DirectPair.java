//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 1\n"
// The second number is read first: who sees it sees the first one too.
import java.nio.ByteBuffer;

public class DirectPair {
    static final ByteBuffer memory = ByteBuffer.allocateDirect(8);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            memory.putInt(0, 1);
            memory.putInt(4, 1);
        });
        t.start();
        int second = memory.getInt(4);
        int first = memory.getInt(0);
        System.out.println(second + " " + first);
        t.join();
    }
}
