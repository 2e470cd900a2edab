//@ needs: jdk>=17
//@ outputs: "converted, free: false" | "converted, free: true" | "refused, free: true" | "not given up, free: false"
// One thread turns its write lock into a read lock, another gives write locks up that it does not know. Both look first and write then: one
// may have given up what the other has converted by the time it is asked ("converted, free: true"), or undo it.
import java.util.concurrent.locks.StampedLock;

public class ConvertedWhileGivenUp {
    static final StampedLock lock = new StampedLock();
    static boolean givenUp;

    public static void main(String[] args) throws InterruptedException {
        long stamp = lock.writeLock();
        Thread other = new Thread(() -> givenUp = lock.tryUnlockWrite());
        other.start();
        long read = lock.tryConvertToReadLock(stamp);
        other.join();
        String what = !givenUp ? "not given up" : read == 0 ? "refused" : "converted";
        System.out.print(what + ", free: " + !lock.isReadLocked());
    }
}
