// Fixed, cached, single, scheduled and work-stealing executors; life cycle.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ExecutorKinds {
    static String attempt(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + (e.getCause() != null ? " <- " + e.getCause().getMessage() : "");
        }
    }

    static void use(String name, ExecutorService ex) throws Exception {
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int k = i;
            fs.add(ex.submit(() -> k * k));
        }
        int sum = 0;
        for (Future<Integer> f : fs) sum += f.get();
        AtomicInteger n = new AtomicInteger();
        Future<String> done = ex.submit(n::incrementAndGet, "result");
        Future<?> bad = ex.submit((Runnable) () -> {
            throw new IllegalStateException("task");
        });
        System.out.println(name + " " + sum + " " + done.get() + " " + n + " " + attempt(bad::get) + " " + bad.isDone() + " " + bad.isCancelled());
        List<Callable<String>> calls = new ArrayList<>();
        for (String s : "a b c d".split(" ")) calls.add(() -> s + s);
        StringBuilder sb = new StringBuilder();
        for (Future<String> f : ex.invokeAll(calls)) sb.append(f.get());
        System.out.println(sb + " " + ex.invokeAny(List.of(() -> {
            throw new Exception("x");
        }, () -> "any", () -> {
            throw new Exception("y");
        })) + " " + attempt(() -> ex.invokeAny(List.of(() -> {
            throw new Exception("all fail");
        }))) + " " + attempt(() -> ex.invokeAny(List.of())) + " " + attempt(() -> ex.submit((Runnable) null)));
        System.out.println(ex.isShutdown() + " " + ex.isTerminated());
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS) + " " + ex.isShutdown() + " " + ex.isTerminated() + " " + attempt(() -> ex.submit(() -> 1)));
    }

    public static void main(String[] args) throws Exception {
        use("fixed", Executors.newFixedThreadPool(3));
        use("cached", Executors.newCachedThreadPool());
        use("single", Executors.newSingleThreadExecutor());
        use("scheduled", Executors.newScheduledThreadPool(2));
        use("work stealing", Executors.newWorkStealingPool(2));
        use("unconfigurable", Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(1)));
        ExecutorService s = Executors.newSingleThreadExecutor();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            int k = i;
            s.execute(() -> order.append(k));
        }
        CountDownLatch started = new CountDownLatch(1);
        Future<?> stuck = s.submit(() -> {
            started.countDown();
            try {
                Thread.sleep(60000);
            } catch (InterruptedException e) {
                order.append(" interrupted");
            }
        });
        Future<?> never = s.submit(() -> order.append("never"));
        started.await();
        List<Runnable> left = s.shutdownNow();
        System.out.println(s.awaitTermination(5, TimeUnit.SECONDS) + " " + order + " left " + left.size() + " " + never.isDone() + " " + stuck.isDone());
        Callable<Object> adapted = Executors.callable(() -> { }, "val");
        System.out.println(adapted.call() + " " + Executors.callable(() -> { }).call());
        Executor direct = Runnable::run;
        direct.execute(() -> System.out.println("direct " + Thread.currentThread().getName()));
        ThreadFactory tf = Executors.defaultThreadFactory();
        Thread t = tf.newThread(() -> { });
        System.out.println(t.isDaemon() + " " + t.getPriority() + " " + t.getName().startsWith("pool-"));
    }
}
