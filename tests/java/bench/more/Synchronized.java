import java.util.ArrayDeque;
import java.util.Hashtable;
import java.util.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/** Monitors, locks and atomics without contention. */
public class Synchronized {
    private int n;

    synchronized int add(int k) { n += k; return n; }

    int twice(int k) { synchronized (this) { return add(k) + add(-k / 2); } }

    public static void main(String[] args) {
        Synchronized s = new Synchronized();
        long sum = 0;
        for (int i = 0; i < 600_000; i++) sum += s.twice(i & 15);
        StringBuffer buffer = new StringBuffer();
        Vector<Integer> vector = new Vector<>();
        Hashtable<Integer, Integer> table = new Hashtable<>();
        for (int i = 0; i < 200_000; i++) {
            buffer.append((char) ('a' + i % 26));
            vector.add(i);
            table.put(i & 255, i);
            if (vector.size() > 1000) vector.removeAllElements();
        }
        ReentrantLock lock = new ReentrantLock();
        AtomicInteger atomic = new AtomicInteger();
        AtomicLong wide = new AtomicLong();
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 300_000; i++) {
            lock.lock();
            try {
                deque.addLast(i);
                if (deque.size() > 20) sum += deque.pollFirst();
            } finally {
                lock.unlock();
            }
            atomic.incrementAndGet();
            wide.compareAndSet(i, i + 1L);
        }
        System.out.println(sum + " " + buffer.toString().hashCode() + " " + vector.size() + " " + table.get(7) + " " + atomic + " " + wide);
    }
}
