//@ native: yes
//@ outputs: "1\n" | "2\n"
// Two threads increment a number in memory outside the heap.
import java.nio.ByteBuffer;

public class DirectCounter {
    static final ByteBuffer memory = ByteBuffer.allocateDirect(8);

    static void increment() {
        memory.putInt(0, memory.getInt(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(DirectCounter::increment);
        t.start();
        increment();
        t.join();
        System.out.println(memory.getInt(0));
    }
}
