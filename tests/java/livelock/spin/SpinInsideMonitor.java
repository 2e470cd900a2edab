//@ flags: --livelock
// Main spins for the flag while it holds the monitor that the setter needs.
public class SpinInsideMonitor {
    static final Object lock = new Object();
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
            }
        });
        t.start();
        synchronized (lock) {
            while (!ready) Thread.yield();
        }
        t.join();
    }
}
