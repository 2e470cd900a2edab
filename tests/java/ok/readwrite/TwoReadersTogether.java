//@ native: yes
//@ outputs: "met\n"
// Two readers can hold the read lock together: each waits inside for the other to arrive.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TwoReadersTogether {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final CountDownLatch both = new CountDownLatch(2);

    static void read() {
        lock.readLock().lock();
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoReadersTogether::read);
        t.start();
        read();
        t.join();
        System.out.println("met");
    }
}
