//@ expect: exception java.lang.IllegalMonitorStateException
// wait() without the monitor.
public class WaitWithoutLock {
    public static void main(String[] args) throws Exception {
        new Object().wait(); //~ THROWS
    }
}
