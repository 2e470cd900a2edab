//@ outputs: "rw" | "wr" | "rr" | "w"
//@ native: yes
// The other thread reads too, so that both have the lock; the write lock is there for the taking only while nobody reads.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLocksTogetherWriteAlone {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        StringBuffer text = new StringBuffer();
        Thread t = new Thread(() -> {
            if (lock.readLock().tryLock()) {
                text.append("r");
                lock.readLock().unlock();
            }
        });
        t.start();
        if (lock.writeLock().tryLock()) {
            text.append("w");
            lock.writeLock().unlock();
        } else {
            text.append("r");
        }
        t.join();
        System.out.print(text);
    }
}
