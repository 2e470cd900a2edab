//@ needs: jdk>=21
// A signal without state, lost between two virtual threads.
public class VirtualLostSignal {
    static final Object lock = new Object();

    static void await() {
        synchronized (lock) {
            try {
                lock.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }
    }

    static void signal() {
        synchronized (lock) {
            lock.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(VirtualLostSignal::await);
        Thread u = Thread.startVirtualThread(VirtualLostSignal::signal);
        t.join();
        u.join();
    }
}
