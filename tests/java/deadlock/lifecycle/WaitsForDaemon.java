// Main waits for a daemon that waits for main: daemons do not excuse main's own blocking.
public class WaitsForDaemon {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread d = new Thread(() -> {
            synchronized (lock) { //~ DEADLOCK
            }
        });
        d.setDaemon(true);
        synchronized (lock) {
            d.start();
            d.join(); //~ DEADLOCK
        }
    }
}
