// A compare-and-set cannot see that the value went from 1 to 2 and back in between.
import java.util.concurrent.atomic.AtomicInteger;

public class AbaOnInteger {
    static final AtomicInteger cell = new AtomicInteger(1);
    static volatile int changes;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            changes = 1;
            cell.set(2);
            cell.set(1);
        });
        t.start();
        int before = changes;
        int seen = cell.get();
        if (seen == 1 && cell.compareAndSet(seen, 3)) {
            assert before == changes; //~ ASSERT
        }
        t.join();
    }
}
