// Producers and consumers wait for one monitor and wake one thread: it may be one of their own kind.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class NotifiedTheWrongKind {
    static class Buffer {
        private final Deque<Integer> items = new ArrayDeque<>();

        synchronized void put(int n) throws InterruptedException {
            while (items.size() == 1) wait(); //~ DEADLOCK
            items.add(n);
            notify();
        }

        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) wait(); //~ DEADLOCK
            int n = items.remove();
            notify();
            return n;
        }
    }

    interface Job {
        void run() throws InterruptedException;
    }

    static Thread thread(Job job) {
        return new Thread(() -> {
            try {
                job.run();
                job.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            threads.add(thread(() -> buffer.put(1)));
            threads.add(thread(buffer::take));
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join(); //~ DEADLOCK
    }
}
