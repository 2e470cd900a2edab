// Thirty producers take the next place of a list and then fill it; a consumer that was started last reads how
// many there are and looks at the last one, which may not be filled yet.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LateUnpublished {
    static final AtomicInteger length = new AtomicInteger();
    static final AtomicIntegerArray places = new AtomicIntegerArray(64);

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[31];
        for (int i = 0; i < 30; i++) {
            threads[i] = new Thread(() -> {
                int place = length.getAndIncrement();
                places.set(place, 1);
            });
        }
        threads[30] = new Thread(() -> {
            int count = length.get();
            assert count != 2 || places.get(0) == 1 || places.get(1) == 1 : "two places, neither filled"; //~ ASSERT
        });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
