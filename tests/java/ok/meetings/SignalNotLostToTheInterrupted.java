//@ outputs: "gave up, taken\n" | "taken, taken late\n"
// Two wait, one is signalled and one is interrupted. If the interrupted one gives up, the other takes the token; if it takes the
// token, the other waits on until there is a second one.
import java.util.concurrent.locks.*;

public class SignalNotLostToTheInterrupted {
    static ReentrantLock l = new ReentrantLock();
    static Condition c = l.newCondition();
    static int tokens;
    static String first, second;

    static String take() {
        l.lock();
        try {
            while (tokens == 0) c.await();
            tokens--;
            return "taken";
        } catch (InterruptedException e) {
            return "gave up";
        } finally {
            l.unlock();
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> first = take()), u = new Thread(() -> second = take());
        t.start();
        u.start();
        t.interrupt();
        l.lock();
        tokens++;
        c.signal();
        l.unlock();
        t.join();
        if (first.equals("taken")) {
            l.lock();
            tokens++;
            c.signal();
            l.unlock();
            u.join();
            second += " late";
        } else u.join();
        System.out.println(first + ", " + second);
    }
}
