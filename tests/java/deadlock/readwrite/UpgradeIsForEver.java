// Who wants to write while it reads waits for itself.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeIsForEver {
    public static void main(String[] args) {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock();
        l.writeLock().lock(); //~ DEADLOCK
    }
}
