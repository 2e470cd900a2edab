// ExecutorCompletionService, invokeAny and invokeAll with timeouts.
import java.util.*;
import java.util.concurrent.*;

public class CompletionServices {
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(3);
        CompletionService<String> cs = new ExecutorCompletionService<>(ex);
        CountDownLatch[] gates = {new CountDownLatch(1), new CountDownLatch(1), new CountDownLatch(1)};
        for (int i = 0; i < 3; i++) {
            int k = i;
            cs.submit(() -> {
                gates[k].await();
                return "task" + k;
            });
        }
        System.out.println(cs.poll());
        for (int k : new int[] {2, 0, 1}) {
            gates[k].countDown();
            System.out.println(cs.take().get());
        }
        cs.submit(() -> {
            throw new IllegalStateException("failed");
        });
        try {
            cs.take().get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        System.out.println(cs.poll(1, TimeUnit.MILLISECONDS));
        List<Callable<String>> mixed = List.of(() -> "quick", () -> {
            Thread.sleep(100000);
            return "slow";
        }, () -> {
            throw new Exception("bad");
        });
        List<Future<String>> all = ex.invokeAll(mixed, 150, TimeUnit.MILLISECONDS);
        for (Future<String> f : all) {
            try {
                System.out.println(f.isDone() + " " + f.get());
            } catch (CancellationException e) {
                System.out.println(f.isDone() + " cancelled");
            } catch (ExecutionException e) {
                System.out.println(f.isDone() + " " + e.getCause().getMessage());
            }
        }
        System.out.println(ex.invokeAny(mixed));
        try {
            ex.invokeAny(List.of(() -> {
                Thread.sleep(100000);
                return 1;
            }), 5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        try {
            ex.invokeAll(Arrays.asList(() -> 1, null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(ex.invokeAll(List.<Callable<Integer>>of()).size());
        System.out.println(TimeUnit.SECONDS.toMillis(3) + " " + TimeUnit.NANOSECONDS.convert(2, TimeUnit.HOURS) + " " + TimeUnit.MILLISECONDS.toDays(Long.MAX_VALUE) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.MINUTES.toChronoUnit() + " " + TimeUnit.of(java.time.temporal.ChronoUnit.DAYS));
        ex.shutdownNow();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
    }
}
