//@ outputs: "2" | "1:1" | "0:2"
// Two readers want to write: a conversion succeeds only when no other reader is there.
import java.util.concurrent.locks.StampedLock;

public class UpgradeOrGiveUp {
    static final StampedLock L = new StampedLock();
    static int count;
    static int failed;

    static void step() {
        long s = L.readLock();
        int seen = count;
        long w = L.tryConvertToWriteLock(s);
        if (w != 0) {
            count = seen + 1;
            L.unlockWrite(w);
        } else {
            L.unlockRead(s);
            long v = L.writeLock();
            failed++;
            L.unlockWrite(v);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(UpgradeOrGiveUp::step);
        Thread b = new Thread(UpgradeOrGiveUp::step);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(failed == 0 ? "" + count : failed == 2 ? "0:2" : count + ":" + failed);
    }
}
