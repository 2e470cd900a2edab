//@ outputs: "locked true\n" | "interrupted false\n"
// main interrupts while it has the lock. Whoever comes after that is thrown out at once. Whoever waits is woken by the interrupt and
// thrown out, unless it finds the lock free before it looks at its status: between its first attempt and its waiting, the
// interrupt and the unlocking may both come.
import java.util.concurrent.locks.ReentrantLock;

public class LockedOrInterrupted {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                System.out.println("locked " + Thread.interrupted());
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.interrupted());
            }
        });
        t.start();
        t.interrupt();
        lock.unlock();
    }
}
