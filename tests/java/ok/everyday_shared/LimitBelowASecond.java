//@ outputs: "true" | "false"
// A shorter wait may end at any time.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class LimitBelowASecond {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread other = new Thread(semaphore::release);
        other.start();
        System.out.print(semaphore.tryAcquire(999, TimeUnit.MILLISECONDS));
    }
}
