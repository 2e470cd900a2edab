//@ outputs: "" | "a" | "b" | "ab" | "ba"
// Two threads want a lock, interruptibly, and both are interrupted at any time: each gets it or gives up, in the queue or before. That
// neither gets it is possible too, and prints nothing.
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedInTheMiddleOfAQueue {
    static final ReentrantLock lock = new ReentrantLock();
    static String order = "";

    static Thread taker(String who) {
        Thread thread = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                return;
            }
            order += who;
            lock.unlock();
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread a = taker("a"), b = taker("b");
        a.interrupt();
        lock.unlock();
        b.interrupt();
        a.join();
        b.join();
        System.out.print(order);
    }
}
