//@ native: yes
//@ outputs: "false false" | "false true" | "true false" | "true true"
// shutdownNow changes the state of the pool first and interrupts its workers then.
import java.util.concurrent.*;

public class ShutdownNowBeforeInterrupt {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch running = new CountDownLatch(1);
        pool.execute(() -> {
            running.countDown();
            boolean down = pool.isShutdown();
            boolean interrupted = Thread.currentThread().isInterrupted();
            System.out.print(down + " " + interrupted);
        });
        running.await();
        pool.shutdownNow();
    }
}
