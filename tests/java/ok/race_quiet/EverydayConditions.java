//@ flags: +listener=race
//@ outputs: "42"
// A bounded buffer with two conditions.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class EverydayConditions {
    static final ReentrantLock L = new ReentrantLock();
    static final Condition FULL = L.newCondition(), EMPTY = L.newCondition();
    static int slot;
    static boolean full;

    static void put(int v) {
        L.lock();
        while (full) {
            EMPTY.awaitUninterruptibly();
        }
        slot = v;
        full = true;
        FULL.signal();
        L.unlock();
    }

    static int take() {
        L.lock();
        while (!full) {
            FULL.awaitUninterruptibly();
        }
        full = false;
        int v = slot;
        EMPTY.signal();
        L.unlock();
        return v;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            put(40);
            put(2);
        }).start();
        System.out.print(take() + take());
    }
}
