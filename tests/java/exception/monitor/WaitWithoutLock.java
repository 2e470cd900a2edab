//@ expect: exception java.lang.IllegalMonitorStateException
// The monitor is left before wait() is called.
public class WaitWithoutLock {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        boolean ready;
        synchronized (lock) {
            ready = args.length > 0;
        }
        if (!ready) lock.wait(); //~ THROWS
    }
}
