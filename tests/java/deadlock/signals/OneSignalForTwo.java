// One signal wakes one of two; the other waits for ever if it was the wrong one.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class OneSignalForTwo {
    static final ReentrantLock L = new ReentrantLock();
    static final Condition C = L.newCondition();
    static int ticket;

    static void take(int mine) {
        L.lock();
        while (ticket != mine) {
            C.awaitUninterruptibly(); //~ DEADLOCK
        }
        ticket++;
        C.signal();
        L.unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> take(1)).start();
        new Thread(() -> take(2)).start();
        L.lock();
        ticket = 1;
        C.signal();
        L.unlock();
    }
}
