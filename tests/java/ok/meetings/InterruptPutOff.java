//@ outputs: "true true\n" | "false true\n"
// The interrupt is put off until the wait has ended; meanwhile the status is gone.
import java.util.concurrent.locks.*;

public class InterruptPutOff {
    static boolean end, go;

    public static void main(String[] a) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> {
            l.lock();
            while (!go) c.awaitUninterruptibly();
            end = Thread.currentThread().isInterrupted();
            l.unlock();
        });
        t.start();
        t.interrupt();
        boolean now = t.isInterrupted();
        l.lock();
        go = true;
        c.signal();
        l.unlock();
        t.join();
        System.out.println(now + " " + end);
    }
}
