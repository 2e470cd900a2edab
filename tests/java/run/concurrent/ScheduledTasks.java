// ScheduledThreadPoolExecutor: delays order the tasks, periods repeat, cancel stops.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ScheduledTasks {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor ex = new ScheduledThreadPoolExecutor(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        // Submitted in the order of their due times, so load cannot reorder them.
        ex.execute(() -> log.add("now"));
        ex.schedule(() -> log.add("a"), 1, TimeUnit.MILLISECONDS);
        ex.schedule(() -> log.add("b"), 20, TimeUnit.MILLISECONDS);
        ScheduledFuture<String> c = ex.schedule(() -> {
            log.add("c");
            return "third";
        }, 40, TimeUnit.MILLISECONDS);
        System.out.println(c.get() + " " + log + " " + c.isDone() + " " + (c.getDelay(TimeUnit.NANOSECONDS) <= 0));
        AtomicInteger n = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rate = ex.scheduleAtFixedRate(() -> {
            n.incrementAndGet();
            three.countDown();
        }, 0, 2, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println(rate.cancel(false) + " " + rate.isCancelled() + " " + (n.get() >= 3) + " " + rate.cancel(true));
        try {
            rate.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        AtomicInteger m = new AtomicInteger();
        ScheduledFuture<?> failing = ex.scheduleWithFixedDelay(() -> {
            if (m.incrementAndGet() == 3) throw new IllegalStateException("stop at three");
        }, 0, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage() + " " + m + " " + failing.isDone());
        }
        ScheduledFuture<?> far = ex.schedule(() -> log.add("far"), 1, TimeUnit.HOURS);
        System.out.println((far.getDelay(TimeUnit.MINUTES) >= 58) + " " + far.compareTo(c) + " " + ex.getQueue().size());
        ex.setRemoveOnCancelPolicy(true);
        far.cancel(false);
        System.out.println(ex.getQueue().size());
        ex.schedule(() -> log.add("delayed after shutdown"), 5, TimeUnit.MILLISECONDS);
        ex.scheduleAtFixedRate(() -> log.add("periodic dropped"), 100000, 1, TimeUnit.MILLISECONDS);
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS) + " " + log.get(log.size() - 1));
        try {
            ex.schedule(() -> { }, 1, TimeUnit.SECONDS);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        try {
            new ScheduledThreadPoolExecutor(1).scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        ScheduledThreadPoolExecutor one = new ScheduledThreadPoolExecutor(1);
        one.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        one.schedule(() -> log.add("no"), 1, TimeUnit.HOURS);
        one.shutdown();
        System.out.println(one.awaitTermination(5, TimeUnit.SECONDS));
    }
}
