// orTimeout, completeOnTimeout, delayed executors and timed get.
import java.util.*;
import java.util.concurrent.*;

public class CompletableTimeouts {
    public static void main(String[] args) throws Exception {
        try {
            new CompletableFuture<String>().orTimeout(5, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println("orTimeout " + e.getCause().getClass().getSimpleName());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 5, TimeUnit.MILLISECONDS).get());
        System.out.println(CompletableFuture.completedFuture("early").orTimeout(1, TimeUnit.HOURS).completeOnTimeout("x", 1, TimeUnit.HOURS).get());
        try {
            new CompletableFuture<String>().get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("get " + e.getMessage());
        }
        Executor delayed = CompletableFuture.delayedExecutor(10, TimeUnit.MILLISECONDS);
        long t = System.nanoTime();
        System.out.println(CompletableFuture.supplyAsync(() -> "delayed", delayed).join() + " " + (System.nanoTime() - t >= 9_000_000L));
        List<String> log = new ArrayList<>();
        ExecutorService one = Executors.newSingleThreadExecutor(r -> new Thread(r, "one"));
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> log.add("first " + Thread.currentThread().getName()), one);
        CompletableFuture<Void> b = a.thenRunAsync(() -> log.add("second " + Thread.currentThread().getName()), one);
        b.join();
        System.out.println(log);
        CompletableFuture<Integer> manual = new CompletableFuture<>();
        manual.completeAsync(() -> 42, one);
        System.out.println(manual.join());
        CompletableFuture<Integer> fails = CompletableFuture.supplyAsync(() -> {
            throw new IllegalArgumentException("async");
        }, one);
        System.out.println(fails.handle((v, e) -> e.getClass().getSimpleName() + " " + e.getCause().getMessage()).join());
        one.shutdown();
        try {
            CompletableFuture.runAsync(() -> { }, one);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        CompletableFuture<String> retry = attempt(0);
        System.out.println(retry.join());
        CompletableFuture<Integer> sum = CompletableFuture.completedFuture(0);
        for (int i = 1; i <= 50; i++) {
            int k = i;
            sum = sum.thenCompose(s -> CompletableFuture.supplyAsync(() -> s + k));
        }
        System.out.println(sum.join());
    }

    static CompletableFuture<String> attempt(int n) {
        return CompletableFuture.supplyAsync(() -> {
            if (n < 3) throw new IllegalStateException("try " + n);
            return "succeeded at " + n;
        }).handle((v, e) -> {
            if (e == null) return CompletableFuture.completedFuture(v);
            System.out.println(e.getCause().getMessage());
            return attempt(n + 1);
        }).thenCompose(f -> f);
    }
}
