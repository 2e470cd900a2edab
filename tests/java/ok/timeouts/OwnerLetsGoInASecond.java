//@ outputs: "true\n"
// One second is long: the owner lets go before.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class OwnerLetsGoInASecond {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                Thread.yield();
            } finally {
                lock.unlock();
            }
        });
        t.start();
        System.out.println(lock.tryLock(1, TimeUnit.SECONDS));
        lock.unlock();
        t.join();
    }
}
