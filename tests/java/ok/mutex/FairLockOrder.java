//@ native: yes
//@ outputs: "main t \n" | "t main \n"
// A fair lock with two comers serves either first: which one arrives first is up to the scheduler.
import java.util.concurrent.locks.ReentrantLock;

public class FairLockOrder {
    static final ReentrantLock lock = new ReentrantLock(true);
    static String order = "";

    static void enter(String who) {
        lock.lock();
        try {
            order += who + " ";
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> enter("t"));
        t.start();
        enter("main");
        t.join();
        System.out.println(order);
    }
}
