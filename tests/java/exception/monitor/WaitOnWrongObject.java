//@ expect: exception java.lang.IllegalMonitorStateException
// The monitor of one object is held, wait is called on another.
public class WaitOnWrongObject {
    public static void main(String[] args) throws Exception {
        Object held = new Object(), other = new Object();
        synchronized (held) {
            other.wait(10); //~ THROWS
        }
    }
}
