// Two daemons wait for each other. main is no daemon and wants a monitor that one of them has, so that the program does
// not end, although another daemon goes on.
public class BehindTheCircle {
    static Thread daemon(Runnable r) {
        Thread t = new Thread(r);
        t.setDaemon(true);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        daemon(() -> {
            try {
                while (true) Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        });
        daemon(() -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                }
            }
        });
        daemon(() -> {
            synchronized (b) {
                synchronized (a) { //~ DEADLOCK
                }
            }
        });
        synchronized (a) { //~ DEADLOCK
        }
    }
}
