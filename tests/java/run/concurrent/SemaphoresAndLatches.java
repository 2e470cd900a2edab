// Semaphore, CountDownLatch, CyclicBarrier and Exchanger.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SemaphoresAndLatches {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(3);
        s.acquire(2);
        System.out.println(s.availablePermits() + " " + s.tryAcquire(2) + " " + s.tryAcquire() + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS));
        s.release(5);
        System.out.println(s.availablePermits() + " " + s.drainPermits() + " " + s.availablePermits() + " " + s.isFair() + " " + s.hasQueuedThreads());
        Semaphore neg = new Semaphore(-1);
        neg.release();
        System.out.println(neg.availablePermits() + " " + neg.tryAcquire());
        neg.release();
        System.out.println(neg.tryAcquire());
        try {
            s.acquire(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        AtomicInteger in = new AtomicInteger();
        AtomicInteger max = new AtomicInteger();
        Semaphore limit = new Semaphore(2);
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    limit.acquireUninterruptibly();
                    max.accumulateAndGet(in.incrementAndGet(), Math::max);
                    Thread.yield();
                    in.decrementAndGet();
                    limit.release();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("never above two " + (max.get() <= 2) + " " + limit.availablePermits());
        CountDownLatch l = new CountDownLatch(2);
        System.out.println(l.getCount() + " " + l.await(1, TimeUnit.MILLISECONDS));
        l.countDown();
        l.countDown();
        l.countDown();
        l.await();
        System.out.println(l.getCount() + " " + l.await(0, TimeUnit.SECONDS));
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        int[][] grid = new int[3][4];
        int[] sums = new int[3];
        CyclicBarrier b = new CyclicBarrier(3, () -> log.add("generation " + Arrays.toString(sums)));
        Thread[] rows = new Thread[3];
        for (int r = 0; r < 3; r++) {
            int row = r;
            rows[r] = new Thread(() -> {
                try {
                    for (int g = 0; g < 4; g++) {
                        grid[row][g] = row * 10 + g;
                        sums[row] += grid[row][g];
                        b.await();
                    }
                } catch (Exception e) {
                    log.add("broken");
                }
            });
            rows[r].start();
        }
        for (Thread t : rows) t.join();
        System.out.println(log + " " + b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken());
        CyclicBarrier broken = new CyclicBarrier(2);
        try {
            broken.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + broken.isBroken());
        }
        try {
            broken.await();
        } catch (BrokenBarrierException e) {
            System.out.println("broken");
        }
        broken.reset();
        System.out.println(broken.isBroken());
        CyclicBarrier failing = new CyclicBarrier(1, () -> {
            throw new IllegalStateException("action");
        });
        try {
            failing.await();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + failing.isBroken());
        }
        Exchanger<String> x = new Exchanger<>();
        FutureTask<String> f = new FutureTask<>(() -> x.exchange("from thread"));
        new Thread(f).start();
        System.out.println(x.exchange("from main") + " / " + f.get());
        try {
            x.exchange("alone", 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("no partner");
        }
    }
}
