// Three of thirty threads form a chain against the order in which they were started: the third has to come
// before the second, and the second before the first.
import java.util.concurrent.atomic.AtomicInteger;

public class LateBackwards {
    static final AtomicInteger chain = new AtomicInteger(), others = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[30];
        for (int i = 0; i < threads.length; i++) {
            int step = i == 2 ? 0 : i == 1 ? 1 : i == 0 ? 2 : -1;
            threads[i] = new Thread(() -> {
                if (step < 0) others.incrementAndGet();
                else chain.compareAndSet(step, step + 1);
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        assert chain.get() != 3 : "all three, backwards"; //~ ASSERT
    }
}
