//@ outputs: "true" | "false"
// tryAcquire() takes a permit whoever waits, fair or not.
import java.util.concurrent.Semaphore;

public class FairSemaphoreIsTriedPast {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1, true);
        Thread other = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            semaphore.release();
        });
        other.start();
        System.out.print(semaphore.tryAcquire());
        semaphore.release();
    }
}
