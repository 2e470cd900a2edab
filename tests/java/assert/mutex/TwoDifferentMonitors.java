// Both threads synchronize, but each on its own object: that excludes nobody.
public class TwoDifferentMonitors {
    static final Object a = new Object(), b = new Object();
    static int inside;

    static void enter(Object lock) {
        synchronized (lock) {
            inside++;
            assert inside == 1; //~ ASSERT
            inside--;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> enter(a));
        t.start();
        enter(b);
        t.join();
    }
}
