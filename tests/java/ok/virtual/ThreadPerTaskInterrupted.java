//@ needs: jdk>=21
//@ outputs: "i"
// shutdownNow interrupts the thread of each task, and close waits for them.
import java.util.concurrent.*;

public class ThreadPerTaskInterrupted {
    public static void main(String[] args) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        try (ExecutorService each = Executors.newThreadPerTaskExecutor(Thread::new)) {
            each.execute(() -> {
                begun.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    System.out.print("i");
                }
            });
            begun.await();
            each.shutdownNow();
        }
    }
}
