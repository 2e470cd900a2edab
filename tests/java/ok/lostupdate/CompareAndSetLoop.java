//@ native: yes
//@ outputs: "2\n"
// Read, compute, compare-and-set, again on failure.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetLoop {
    static final AtomicInteger count = new AtomicInteger();

    static void add() {
        int seen;
        do {
            seen = count.get();
        } while (!count.compareAndSet(seen, seen + 1));
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(CompareAndSetLoop::add);
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
