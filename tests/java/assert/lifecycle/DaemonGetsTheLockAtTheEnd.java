// main holds the lock until it ends; a daemon gets it then.
public class DaemonGetsTheLockAtTheEnd {
    static final Object l = new Object();

    public static void main(String[] a) throws Exception {
        synchronized (l) {
            Thread t = new Thread(() -> {
                synchronized (l) {
                    assert false;
                }
            });
            t.setDaemon(true);
            t.start();
        }
    }
}
