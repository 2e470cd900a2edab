//@ needs: jdk<=19
// The thread is suspended inside its empty synchronized block; main then waits for the monitor.
// Not seen on JDK 17: the window is a single instruction.
public class InEmptyMonitor {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
        });
        t.start();
        t.suspend();
        synchronized (lock) { //~ DEADLOCK
        }
        t.resume();
    }
}
