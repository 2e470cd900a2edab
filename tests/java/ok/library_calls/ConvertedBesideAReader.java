//@ outputs: "false" | "true"
// The lock is converted unless there is another reader.
import java.util.concurrent.locks.*;
public class ConvertedBesideAReader {
    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        Thread a = new Thread(() -> { long s = l.readLock(); l.unlockRead(s); });
        a.start();
        long s = l.readLock();
        long w = l.tryConvertToWriteLock(s);
        l.unlock(w != 0 ? w : s);
        a.join();
        System.out.print(w != 0);
    }
}
