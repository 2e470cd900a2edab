//@ outputs: "signalled true\n" | "interrupted false\n"
// The signal comes after the interrupt. Whoever comes to await after the interrupt is thrown out. Whoever waits is woken by it and
// leaves the queue of waiters, and is thrown out; but if the signal takes it out of the queue before it can leave, it returns, and the
// status is set again.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalledOrInterrupted {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                changed.await();
                System.out.println("signalled " + Thread.interrupted());
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.interrupted());
            } finally {
                lock.unlock();
            }
        });
        t.start();
        t.interrupt();
        lock.lock();
        changed.signal();
        lock.unlock();
    }
}
