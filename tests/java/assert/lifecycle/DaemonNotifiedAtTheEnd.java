// The notified daemon goes on before the program ends.
public class DaemonNotifiedAtTheEnd {
    static boolean f;
    static final Object l = new Object();

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (l) {
                while (!f) try {
                    l.wait();
                } catch (InterruptedException e) {}
            }
            assert false;
        });
        t.setDaemon(true);
        t.start();
        synchronized (l) {
            f = true;
            l.notify();
        }
    }
}
