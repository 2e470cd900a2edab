// A lock given back at the end of the method and not in a finally block: whoever finds the stock empty keeps it.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockKeptByTheFailure {
    static class Stock {
        private final Lock lock = new ReentrantLock();
        private int left = 1;

        void take() {
            lock.lock(); //~ DEADLOCK
            if (left == 0) throw new IllegalStateException("empty");
            left--;
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Stock stock = new Stock();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?>[] orders = new Future<?>[3];
        for (int i = 0; i < orders.length; i++) orders[i] = pool.submit(stock::take);
        for (Future<?> order : orders) {
            try {
                order.get(); //~ DEADLOCK
            } catch (ExecutionException e) {
                System.out.println(e.getCause().getMessage());
            }
        }
        pool.shutdown();
    }
}
