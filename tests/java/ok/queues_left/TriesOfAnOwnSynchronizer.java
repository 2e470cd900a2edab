//@ outputs: "1" | "2" | "3" | "4" | "5" | "6" | "7"
// How often a thread tries before it waits depends on whether there is a node already, and the program counts it: its own
// synchronizers are told apart by their nodes. One try if the lock is free. Otherwise one at once, one before and one after its node was
// made, one after the first node of the queue was made, one in the queue, one after its node was marked, and one after waking up;
// whoever finds the lock free in between stops.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class TriesOfAnOwnSynchronizer {
    static int tries;

    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (Thread.currentThread().getName().equals("counted")) tries++;
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        Thread counted = new Thread(() -> {
            mutex.acquire(1);
            mutex.release(1);
        }, "counted");
        mutex.acquire(1);
        counted.start();
        mutex.release(1);
        counted.join();
        System.out.print(tries);
    }
}
