// The first catch swallows the interrupt; the second wait never hears of it.
public class InterruptSwallowed {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        new Thread(first::interrupt).start();
        Object lock = new Object();
        synchronized (lock) {
            for (int i = 0; i < 2; i++) {
                try {
                    lock.wait(); //~ DEADLOCK
                } catch (InterruptedException e) {
                    // forgotten: break
                }
            }
        }
    }
}
