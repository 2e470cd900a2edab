//@ outputs: "in" | "nn"
// Two threads wait, one signal is sent, and the first is interrupted. If the signal were spent on a thread that leaves
// by its interrupt, the other would wait for ever. The first either leaves by the interrupt, and the second has the
// signal, or has the signal itself (its status set), and the second is told by it.
import java.util.concurrent.locks.*;

public class SignalIsNotLostToTheInterrupted {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition CONDITION = LOCK.newCondition();
    static boolean told;

    static String await() {
        LOCK.lock();
        try {
            while (!told) CONDITION.await();
            CONDITION.signal();
            return "n";
        } catch (InterruptedException e) {
            return "i";
        } finally {
            LOCK.unlock();
        }
    }
    static String first, second;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> first = await());
        Thread u = new Thread(() -> second = await());
        t.start();
        u.start();
        t.interrupt();
        LOCK.lock();
        told = true;
        CONDITION.signal();
        LOCK.unlock();
        t.join();
        u.join();
        System.out.print(first + second);
    }
}
