//@ native: yes
//@ outputs: "go\n"
// The repaired version: test, wait, set and notify all happen under the monitor.
public class TestedUnderLock {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        t.start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
        System.out.println("go");
        t.join();
    }
}
