//@ native: yes
//@ outputs: "ended\n"
// Each thread holds one lock and waits a second for the other's: nothing else can run, so that one or
// both give up, and the program ends.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LongOneEndsADeadlock {
    static boolean both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            boolean locked = second.tryLock(1, TimeUnit.SECONDS);
            if (locked) {
                second.unlock();
            }
            return locked;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Thread t = new Thread(() -> both(a, b));
        t.start();
        both(b, a);
        t.join();
        System.out.println("ended");
    }
}
