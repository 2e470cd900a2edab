//@ outputs: "true true\n" | "false true\n" | "interrupted false\n"
// The interrupt comes before the lock is free. It is seen, or the lock is got before the status is looked at, or the time is over before;
// in the last two cases the status is, or will be, set.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimedInterrupted {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            String end;
            try {
                end = "" + lock.tryLock(5, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                end = "interrupted";
            }
            while (!end.equals("interrupted") && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            System.out.println(end + " " + Thread.interrupted());
        });
        t.start();
        t.interrupt();
        lock.unlock();
    }
}
