//@ native: yes
//@ outputs: "true"
// To be interrupted while waiting for a monitor changes nothing but the status.
public class StatusSurvivesAMonitor {
    static boolean seen;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> { synchronized (lock) { seen = Thread.currentThread().isInterrupted(); } });
        synchronized (lock) { t.start(); t.interrupt(); }
        t.join();
        System.out.print(seen);
    }
}
