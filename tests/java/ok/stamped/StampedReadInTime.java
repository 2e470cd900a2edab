//@ outputs: "falsetrue" | "truefalse" | "truetrue"
// A timed read lock and a write lock that is only tried for.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

public class StampedReadInTime {
    static StampedLock l = new StampedLock();
    static String a = "", b = "";

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = thread(() -> {
            long s = l.tryReadLock(1, TimeUnit.MILLISECONDS);
            a = "" + (s != 0);
            if (s != 0) l.unlock(s);
        });
        Thread t2 = thread(() -> {
            long w = l.tryWriteLock();
            b = "" + (w != 0);
            if (w != 0) l.unlock(w);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b);
    }
}
