// One thread reads a value and exchanges it later if it is still the same; a second one changes it and a
// third one changes it back meanwhile. Forty threads besides do one step each.
import java.util.concurrent.atomic.AtomicInteger;

public class LateThereAndBack {
    static final AtomicInteger value = new AtomicInteger(), version = new AtomicInteger(), others = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[43];
        threads[0] = new Thread(() -> {
            int seen = value.get(), seenVersion = version.get();
            if (value.compareAndSet(seen, 10)) {
                assert version.get() == seenVersion : "there and back"; //~ ASSERT
            }
        });
        for (int i = 1; i <= 40; i++) threads[i] = new Thread(others::incrementAndGet);
        threads[41] = new Thread(() -> {
            version.incrementAndGet();
            value.compareAndSet(0, 1);
        });
        threads[42] = new Thread(() -> value.compareAndSet(1, 0));
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
