//@ outputs: "T" | "TM" | "MT"
//@ native: yes
// tryAcquire takes a permit although another thread waits, fair or not. It fails only while that thread has the permit.
import java.util.concurrent.Semaphore;

public class FairSemaphoreIsBarged {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0, true);
        Thread t = new Thread(() -> {
            permits.acquireUninterruptibly();
            System.out.print("T");
            permits.release();
        });
        t.start();
        permits.release();
        if (permits.tryAcquire()) {
            System.out.print("M");
            permits.release();
        }
        t.join();
    }
}
