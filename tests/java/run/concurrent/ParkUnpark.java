// LockSupport permits: saved, not counted; blockers; a hand-made mutex.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ParkUnpark {
    static class FifoMutex {
        private final AtomicBoolean locked = new AtomicBoolean();
        private final Queue<Thread> waiters = new ConcurrentLinkedQueue<>();

        void lock() {
            Thread me = Thread.currentThread();
            waiters.add(me);
            while (waiters.peek() != me || !locked.compareAndSet(false, true)) LockSupport.park(this);
            waiters.remove();
        }

        void unlock() {
            locked.set(false);
            LockSupport.unpark(waiters.peek());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread me = Thread.currentThread();
        LockSupport.unpark(me);
        LockSupport.unpark(me);
        LockSupport.park();
        System.out.println("one permit consumed");
        long t = System.nanoTime();
        LockSupport.parkNanos(5_000_000);
        System.out.println("second park had to time out " + (System.nanoTime() - t >= 4_000_000));
        LockSupport.unpark(null);
        LockSupport.parkNanos(-1);
        LockSupport.parkNanos(0);
        LockSupport.parkUntil(0);
        Object blocker = "blocker";
        AtomicBoolean go = new AtomicBoolean();
        Thread p = new Thread(() -> {
            while (!go.get()) LockSupport.park(blocker);
        });
        p.start();
        while (LockSupport.getBlocker(p) == null) Thread.yield();
        System.out.println(LockSupport.getBlocker(p));
        while (p.getState() != Thread.State.WAITING) Thread.yield();
        System.out.println(p.getState());
        go.set(true);
        LockSupport.unpark(p);
        p.join();
        System.out.println(LockSupport.getBlocker(p) + " " + p.getState());
        FifoMutex m = new FifoMutex();
        int[] count = {0};
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    m.lock();
                    try {
                        count[0]++;
                    } finally {
                        m.unlock();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread x : ts) x.join();
        System.out.println(count[0]);
        // Unpark before start has no effect guarantee, but after start the permit is kept.
        CountDownLatch ready = new CountDownLatch(1);
        Thread late = new Thread(() -> {
            ready.countDown();
            while (!go.compareAndSet(false, true)) Thread.yield();
            LockSupport.park();
            System.out.println("permit was waiting");
        });
        late.start();
        ready.await();
        LockSupport.unpark(late);
        go.set(false);
        late.join();
    }
}
