//@ expect: exception java.lang.IllegalMonitorStateException
// notify() without the monitor, in a second thread.
public class NotifyWithoutLock {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> lock.notify()); //~ THROWS
        t.start();
        t.join();
    }
}
