//@ needs: jdk>=21
// Virtual threads: builders, executors, a thousand of them, properties.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        Thread v = Thread.ofVirtual().name("virt").unstarted(() -> System.out.println("in " + Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
        System.out.println(v.getState() + " " + v.isVirtual() + " " + v.isDaemon() + " " + v.getPriority() + " " + v.getThreadGroup().getName() + " " + v.isAlive());
        v.start();
        v.join();
        System.out.println(v.getState() + " " + v.isAlive() + " " + v.join(java.time.Duration.ofMillis(1)));
        for (Runnable r : new Runnable[] {() -> v.setDaemon(false), () -> v.setPriority(10), v::start}) {
            try {
                r.run();
                System.out.println("fine " + v.getPriority());
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        AtomicInteger n = new AtomicInteger();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 1000; i++) ts.add(Thread.startVirtualThread(n::incrementAndGet));
        for (Thread t : ts) t.join();
        System.out.println(n);
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> fs = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                int k = i;
                fs.add(ex.submit(() -> {
                    Thread.sleep(1);
                    return k;
                }));
            }
            int sum = 0;
            for (Future<Integer> f : fs) sum += f.get();
            System.out.println(sum + " " + fs.get(3).resultNow() + " " + fs.get(3).state());
        }
        ThreadFactory tf = Thread.ofVirtual().name("f-", 5).factory();
        System.out.println(tf.newThread(() -> { }).getName() + " " + tf.newThread(() -> { }).getName() + " " + Thread.ofVirtual().unstarted(() -> { }).getName().isEmpty());
        ReentrantLock lock = new ReentrantLock();
        Object mon = new Object();
        int[] counts = {0, 0};
        List<Thread> more = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            more.add(Thread.ofVirtual().start(() -> {
                for (int k = 0; k < 10; k++) {
                    lock.lock();
                    counts[0]++;
                    lock.unlock();
                    synchronized (mon) {
                        counts[1]++;
                    }
                    Thread.yield();
                }
            }));
        }
        for (Thread t : more) t.join();
        System.out.println(counts[0] + " " + counts[1]);
        ThreadLocal<String> tl = ThreadLocal.withInitial(() -> "init");
        tl.set("main");
        Thread.ofVirtual().start(() -> System.out.println(tl.get())).join();
        Thread sleeper = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        sleeper.interrupt();
        sleeper.join();
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread.startVirtualThread(() -> {
            try {
                for (int i = 0; i < 5; i++) q.put(i);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        for (int i = 0; i < 5; i++) System.out.print(q.take() + " ");
        System.out.println();
        Thread bad = Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.out.println("caught " + e.getMessage())).unstarted(() -> {
            throw new IllegalStateException("virtual");
        });
        bad.start();
        bad.join();
        Thread plat = Thread.ofPlatform().name("p").daemon().priority(3).start(() -> System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
        plat.join();
        Thread parked = Thread.ofVirtual().start(LockSupport::park);
        while (parked.getState() != Thread.State.WAITING) Thread.yield();
        LockSupport.unpark(parked);
        parked.join();
        System.out.println(parked.getState());
    }
}
