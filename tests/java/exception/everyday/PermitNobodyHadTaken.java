//@ expect: exception java.lang.IllegalStateException
// The permit is given back in a finally block that an interrupted acquire leads to as well: then there is one too many.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitNobodyHadTaken {
    static final Semaphore PERMITS = new Semaphore(1);
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void work() {
        try {
            PERMITS.acquire();
            if (INSIDE.incrementAndGet() > 1) throw new IllegalStateException("two inside"); //~ THROWS
            INSIDE.decrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            PERMITS.release();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] workers = new Thread[3];
        for (int i = 0; i < workers.length; i++) (workers[i] = new Thread(PermitNobodyHadTaken::work)).start();
        workers[0].interrupt();
        for (Thread w : workers) w.join();
    }
}
