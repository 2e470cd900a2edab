// A compare-and-set cannot see that the value went from 1 to 2 and back in between.
import java.util.concurrent.atomic.AtomicInteger;

public class AbaOnInteger {
    static final AtomicInteger cell = new AtomicInteger(1);
    static volatile int changes;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (cell.compareAndSet(1, 2)) {
                changes = 1;
                cell.set(1);
            }
        });
        t.start();
        int seen = cell.get();
        int before = changes;
        if (seen == 1 && cell.compareAndSet(seen, 3)) {
            assert before == changes; //~ ASSERT
        }
        t.join();
    }
}
