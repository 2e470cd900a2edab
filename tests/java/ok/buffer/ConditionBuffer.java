//@ native: yes
//@ outputs: "3\n"
// Two conditions on one lock, signalled to the right side.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionBuffer {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static int slot;

    static void put(int v) {
        lock.lock();
        try {
            while (slot != 0) notFull.awaitUninterruptibly();
            slot = v;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() {
        lock.lock();
        try {
            while (slot == 0) notEmpty.awaitUninterruptibly();
            int v = slot;
            slot = 0;
            notFull.signal();
            return v;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            put(1);
            put(2);
        });
        t.start();
        System.out.println(take() + take());
        t.join();
    }
}
