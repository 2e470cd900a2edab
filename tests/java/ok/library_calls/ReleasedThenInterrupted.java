//@ outputs: "got true 0" | "stopped false 1"
// A permit is given back before the waiting thread is interrupted: it gets the permit, or it finds the interrupt first and leaves the permit there.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class ReleasedThenInterrupted {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(0);
        String[] seen = new String[1];
        Thread t = new Thread(() -> {
            try {
                s.acquire();
                Thread.yield();
                seen[0] = "got ";
            } catch (InterruptedException e) {
                seen[0] = "stopped ";
            }
        });
        t.start();
        s.release();
        t.interrupt();
        t.join();
        System.out.print(seen[0] + (seen[0].equals("got ")) + " " + s.availablePermits());
    }
}
