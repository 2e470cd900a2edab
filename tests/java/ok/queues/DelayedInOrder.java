//@ outputs: "ab"
// A DelayQueue gives its elements by their time, not in the order of coming.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedInOrder {
    record Item(String name, long at) implements Delayed {
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed o) {
            return Long.compare(at, ((Item) o).at);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        long now = System.nanoTime();
        Thread t = new Thread(() -> q.put(new Item("b", now + 2_000_000)));
        q.put(new Item("a", now + 1_000_000));
        t.start();
        t.join();
        System.out.print(q.take().name + q.take().name);
    }
}
