//@ native: yes
//@ outputs: "0\n" | "2\n"
// ReentrantReadWriteLock: the reader sees nothing or everything.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLockPair {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int left, right;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            lock.writeLock().lock();
            left++;
            right++;
            lock.writeLock().unlock();
        });
        w.start();
        lock.readLock().lock();
        int sum = left + right;
        lock.readLock().unlock();
        assert sum != 1;
        w.join();
        System.out.println(sum);
    }
}
