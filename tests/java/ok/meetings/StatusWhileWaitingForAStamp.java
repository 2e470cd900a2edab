//@ outputs: "true true\n" | "false true\n"
// The same for a stamp.
import java.util.concurrent.locks.*;

public class StatusWhileWaitingForAStamp {
    static boolean end;

    public static void main(String[] a) throws Exception {
        StampedLock l = new StampedLock();
        long s = l.writeLock();
        Thread t = new Thread(() -> {
            long u = l.readLock();
            end = Thread.currentThread().isInterrupted();
            l.unlockRead(u);
        });
        t.start();
        t.interrupt();
        boolean now = t.isInterrupted();
        l.unlockWrite(s);
        t.join();
        System.out.println(now + " " + end);
    }
}
