// sleep() keeps the monitor (that alone is fine); the thread then waits for somebody who needs it.
public class SleepHoldsMonitor {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) { //~ DEADLOCK
            }
        });
        synchronized (lock) {
            t.start();
            Thread.sleep(5);
            t.join(); //~ DEADLOCK
        }
    }
}
