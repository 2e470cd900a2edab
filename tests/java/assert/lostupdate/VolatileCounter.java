// volatile makes the read and the write visible, not the increment atomic.
public class VolatileCounter {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        assert count == 2; //~ ASSERT
    }
}
