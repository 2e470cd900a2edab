//@ expect: exception java.lang.UnsupportedOperationException
// Read locks have no conditions.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadConditionAsked {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> lock.readLock().lock()).start();
        lock.readLock().newCondition(); //~ THROWS
    }
}
