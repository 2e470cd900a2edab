//@ outputs: "done" | "refused"
// The queue is full and there could be another worker; later the queue is empty and there are as many workers as there may be.
// A task that is put in is refused if it meets the full queue first and all the workers afterwards.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class RefusedAlthoughThereWasAlwaysRoom {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        pool.execute(() -> await(first));
        pool.execute(second::countDown);
        Thread t = new Thread(() -> {
            first.countDown();
            await(second);
            pool.setCorePoolSize(2);
            pool.prestartCoreThread();
        });
        t.start();
        String ending = "done";
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            ending = "refused";
        }
        t.join();
        pool.shutdown();
        System.out.print(ending);
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
