//@ outputs: "got true\n" | "interrupted false\n"
// The same with a permit: who has looked at its status before the interrupt may find the permit before it looks again.
import java.util.concurrent.Semaphore;

public class AcquiredOrInterrupted {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        Thread t = new Thread(() -> {
            try {
                permits.acquire();
                System.out.println("got " + Thread.interrupted());
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.interrupted());
            }
        });
        t.start();
        t.interrupt();
        permits.release();
    }
}
