// Thread.interrupted() clears the status: tested once, forgotten, then waits for it in vain.
public class InterruptClearedByTest {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(first::interrupt);
        t.start();
        boolean early = Thread.interrupted();
        Object lock = new Object();
        synchronized (lock) {
            try {
                lock.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                // the way out
            }
        }
        t.join();
    }
}
