//@ outputs: "true"
// A wait of a second ends by its limit only if nothing else can run, and here the permit comes.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class LimitOfOneSecond {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread other = new Thread(semaphore::release);
        other.start();
        System.out.print(semaphore.tryAcquire(1, TimeUnit.SECONDS));
    }
}
