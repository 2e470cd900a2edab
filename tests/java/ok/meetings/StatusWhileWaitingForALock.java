//@ outputs: "true true\n" | "false true\n"
// A thread that waits for a lock takes the interrupt away, and gives it back when it has the lock.
import java.util.concurrent.locks.*;

public class StatusWhileWaitingForALock {
    static boolean end;

    public static void main(String[] a) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread t = new Thread(() -> {
            l.lock();
            end = Thread.currentThread().isInterrupted();
            l.unlock();
        });
        t.start();
        t.interrupt();
        boolean now = t.isInterrupted();
        l.unlock();
        t.join();
        System.out.println(now + " " + end);
    }
}
