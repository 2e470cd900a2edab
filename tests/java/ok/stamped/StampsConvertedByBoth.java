//@ outputs: "falsefalse0" | "falsetrue1" | "truefalse1" | "truetrue2"
// A read lock becomes a write lock if nobody else has one.
import java.util.concurrent.locks.StampedLock;

public class StampsConvertedByBoth {
    static StampedLock l = new StampedLock();
    static int v;
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            long st = l.readLock();
            long w = l.tryConvertToWriteLock(st);
            a = "" + (w != 0);
            if (w != 0) { v++; l.unlockWrite(w); } else l.unlockRead(st);
        });
        Thread t2 = new Thread(() -> {
            long st = l.readLock();
            long w = l.tryConvertToWriteLock(st);
            b = "" + (w != 0);
            if (w != 0) { v++; l.unlockWrite(w); } else l.unlockRead(st);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + v);
    }
}
