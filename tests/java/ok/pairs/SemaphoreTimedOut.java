//@ outputs: "true 0\n" | "false 0\n" | "false 1\n"
// The permit comes in time, or main gives up; then it may come before main counts or not.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTimedOut {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        new Thread(permits::release).start();
        boolean got = permits.tryAcquire(10, TimeUnit.MILLISECONDS);
        System.out.println(got + " " + permits.availablePermits());
    }
}
