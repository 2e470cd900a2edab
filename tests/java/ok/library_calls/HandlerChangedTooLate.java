//@ outputs: "0" | "1" | "old"
// A task meets a full queue; before it is refused the queue has become empty and the handler was changed. It is the new handler that is told,
// although there was room at any moment since it was set.
import java.util.concurrent.*;

public class HandlerChangedTooLate {
    static volatile String told = "0";

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), (r, p) -> told = "old");
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        pool.execute(() -> await(first));
        pool.execute(second::countDown);
        Thread t = new Thread(() -> {
            first.countDown();
            await(second);
            pool.setRejectedExecutionHandler((r, p) -> told = "1");
        });
        t.start();
        pool.execute(() -> { });
        t.join();
        pool.shutdown();
        System.out.print(told);
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
