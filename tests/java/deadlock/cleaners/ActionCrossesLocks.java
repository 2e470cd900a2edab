// The action runs in a thread of the library once what it is registered for has been collected, which is asked for. It
// takes two monitors the other way round. The cleaner is a daemon, main is not.
import java.lang.ref.Cleaner;

public class ActionCrossesLocks {
    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        Cleaner.create().register(new Object(), () -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                    return;
                }
            }
        });
        System.gc();
        synchronized (b) {
            synchronized (a) { //~ DEADLOCK
                return;
            }
        }
    }
}
