// The total is read when the list is empty, not when the last item has been worked off.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class SumReadTooEarly {
    static final ConcurrentLinkedQueue<Integer> items = new ConcurrentLinkedQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        items.add(10);
        Thread t = new Thread(() -> {
            Integer item = items.poll();
            sum.addAndGet(item);
        });
        t.start();
        while (!items.isEmpty()) Thread.yield();
        assert sum.get() == 10; //~ ASSERT
        t.join();
    }
}
