// Interrupt flag semantics in sleep, wait, join, park, locks and queues.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Interrupts {
    interface Blocking {
        void go() throws Exception;
    }

    static void run(String name, Blocking b) throws Exception {
        Thread t = new Thread(() -> {
            try {
                b.go();
                System.out.println(name + ": returned, flag " + Thread.currentThread().isInterrupted());
            } catch (InterruptedException e) {
                System.out.println(name + ": InterruptedException, flag " + Thread.currentThread().isInterrupted());
            } catch (Exception e) {
                System.out.println(name + ": " + e.getClass().getSimpleName() + ", flag " + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        while (t.getState() != Thread.State.TIMED_WAITING && t.getState() != Thread.State.WAITING && t.isAlive()) Thread.yield();
        t.interrupt();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        Object mon = new Object();
        run("sleep", () -> Thread.sleep(60000));
        run("wait", () -> {
            synchronized (mon) {
                mon.wait();
            }
        });
        run("wait timed", () -> {
            synchronized (mon) {
                mon.wait(60000);
            }
        });
        Thread main = Thread.currentThread();
        run("join", () -> main.join());
        run("park", LockSupport::park);
        run("parkNanos", () -> LockSupport.parkNanos(60_000_000_000L));
        run("latch", () -> new CountDownLatch(1).await());
        run("semaphore", () -> new Semaphore(0).acquire());
        run("barrier", () -> new CyclicBarrier(2).await());
        run("queue take", () -> new LinkedBlockingQueue<>().take());
        run("queue poll", () -> new ArrayBlockingQueue<>(1).poll(60, TimeUnit.SECONDS));
        run("synchronous put", () -> new SynchronousQueue<>().put(1));
        run("future get", () -> new CompletableFuture<>().get());
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread joiner = new Thread(() -> System.out.println("future join: " + f.join() + ", flag " + Thread.currentThread().isInterrupted()));
        joiner.start();
        while (joiner.getState() != Thread.State.WAITING) Thread.yield();
        joiner.interrupt();
        f.complete(1);
        joiner.join();
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        run("lockInterruptibly", lock::lockInterruptibly);
        run("tryLock timed", () -> lock.tryLock(60, TimeUnit.SECONDS));
        lock.unlock();
        run("condition await", () -> {
            lock.lock();
            try {
                lock.newCondition().await();
            } finally {
                lock.unlock();
            }
        });
        run("exchanger", () -> new Exchanger<>().exchange(1));
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(0);
            System.out.println("slept");
        } catch (InterruptedException e) {
            System.out.println("flag set before sleep " + e.getMessage());
        }
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println("park returns at once " + Thread.interrupted());
        Thread dead = new Thread(() -> { });
        dead.start();
        dead.join();
        dead.interrupt();
        System.out.println("dead " + dead.isAlive());
    }
}
