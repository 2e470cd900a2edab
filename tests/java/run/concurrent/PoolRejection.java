// ThreadPoolExecutor: sizes, queueing, rejection policies and hooks.
import java.util.*;
import java.util.concurrent.*;

public class PoolRejection {
    static void policy(String name, RejectedExecutionHandler h) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch running = new CountDownLatch(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        ThreadPoolExecutor ex = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2), r -> new Thread(r, "w"), h);
        ex.execute(() -> {
            running.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
            log.add("t0");
        });
        running.await();
        for (int i = 1; i <= 5; i++) {
            int k = i;
            try {
                ex.execute(() -> log.add("t" + k + "@" + Thread.currentThread().getName()));
            } catch (RejectedExecutionException e) {
                log.add("rejected " + k);
            }
        }
        System.out.println(name + " active " + ex.getActiveCount() + " pool " + ex.getPoolSize() + " queue " + ex.getQueue().size() + " remaining " + ex.getQueue().remainingCapacity());
        gate.countDown();
        ex.shutdown();
        ex.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("  " + log + " completed " + ex.getCompletedTaskCount() + " largest " + ex.getLargestPoolSize());
    }

    public static void main(String[] args) throws Exception {
        policy("abort", new ThreadPoolExecutor.AbortPolicy());
        policy("caller runs", new ThreadPoolExecutor.CallerRunsPolicy());
        policy("discard", new ThreadPoolExecutor.DiscardPolicy());
        policy("discard oldest", new ThreadPoolExecutor.DiscardOldestPolicy());
        policy("own", (r, ex) -> System.out.println("  own handler, shutdown " + ex.isShutdown()));
        StringBuffer hooks = new StringBuffer();
        ThreadPoolExecutor hooked = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                hooks.append("<");
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                hooks.append(t == null ? ">" : "!");
            }

            @Override
            protected void terminated() {
                hooks.append("T");
            }
        };
        hooked.submit(() -> hooks.append("a")).get();
        hooked.submit(() -> hooks.append("b")).get();
        System.out.println(hooked.getCorePoolSize() + " " + hooked.allowsCoreThreadTimeOut() + " " + hooked.prestartCoreThread());
        hooked.shutdown();
        hooked.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(hooks);
        ThreadPoolExecutor grow = new ThreadPoolExecutor(1, 3, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
        CountDownLatch hold = new CountDownLatch(1);
        for (int i = 0; i < 3; i++) {
            grow.execute(() -> {
                try {
                    hold.await();
                } catch (InterruptedException e) {
                    return;
                }
            });
        }
        System.out.println(grow.getPoolSize());
        try {
            grow.execute(() -> { });
        } catch (RejectedExecutionException e) {
            System.out.println("full");
        }
        hold.countDown();
        grow.shutdown();
        System.out.println(grow.awaitTermination(5, TimeUnit.SECONDS));
        for (int[] bad : new int[][] {{-1, 1}, {0, 0}, {2, 1}}) {
            try {
                new ThreadPoolExecutor(bad[0], bad[1], 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
            } catch (IllegalArgumentException e) {
                System.out.println("IAE");
            }
        }
    }
}
