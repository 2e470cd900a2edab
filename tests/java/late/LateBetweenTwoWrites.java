// One writer passes through a value that nobody may see, sixty threads count in steps of their own, and a
// reader asserts that it does not see the value: it has to run between the two writes.
import java.util.concurrent.atomic.AtomicInteger;

public class LateBetweenTwoWrites {
    static volatile int state;
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[62];
        threads[0] = new Thread(() -> {
            state = 1;
            state = 2;
        });
        for (int i = 1; i <= 60; i++) threads[i] = new Thread(count::incrementAndGet);
        threads[61] = new Thread(() -> {
            assert state != 1 : "in between"; //~ ASSERT
        });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
