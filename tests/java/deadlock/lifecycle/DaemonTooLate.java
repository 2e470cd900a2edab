// Whether a thread that waits for ever keeps the program alive depends on who came first: the one who makes it a
// daemon, or the one who starts it.
public class DaemonTooLate {
    static synchronized void waitForEver() {
        try {
            DaemonTooLate.class.wait(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void makeDaemon(Thread thread) {
        try {
            thread.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            // It is alive.
        }
    }

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(DaemonTooLate::waitForEver);
        Thread t = new Thread(() -> makeDaemon(waiter));
        t.start();
        waiter.start();
        t.join();
    }
}
