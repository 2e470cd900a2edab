import java.util.concurrent.*;
public class PhilExec {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch both = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) pool.execute(() -> { both.countDown(); try { both.await(); } catch (InterruptedException e) { } });
        both.await();
        pool.shutdown();
    }
}
