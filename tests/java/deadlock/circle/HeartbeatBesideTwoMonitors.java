// Two threads take two monitors crosswise. That a daemon beats on beside them for ever helps neither: they
// are stuck, although there is always a thread that can run.
public class HeartbeatBesideTwoMonitors {
    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        Thread beat = new Thread(() -> {
            try {
                while (true) Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        });
        beat.setDaemon(true);
        beat.start();
        Thread t = new Thread(() -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                }
            }
        });
        t.start();
        synchronized (b) {
            synchronized (a) { //~ DEADLOCK
            }
        }
        t.join();
    }
}
