// a then b against b then a.
public class SynchronizedAbBa {
    static final Object a = new Object(), b = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (b) {
                synchronized (a) { //~ DEADLOCK
                }
            }
        });
        t.start();
        synchronized (a) {
            synchronized (b) { //~ DEADLOCK
            }
        }
        t.join();
    }
}
