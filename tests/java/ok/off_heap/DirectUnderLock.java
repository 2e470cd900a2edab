//@ native: yes
//@ outputs: "2\n"
// The same lock around every access.
import java.nio.ByteBuffer;

public class DirectUnderLock {
    static final ByteBuffer memory = ByteBuffer.allocateDirect(8);

    static synchronized void increment() {
        memory.putInt(0, memory.getInt(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(DirectUnderLock::increment);
        t.start();
        increment();
        t.join();
        System.out.println(memory.getInt(0));
    }
}
