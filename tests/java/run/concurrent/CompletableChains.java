// CompletableFuture: every combinator, exceptions, completion order.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class CompletableChains {
    static String outcome(CompletableFuture<?> f) {
        if (!f.isDone()) return "pending";
        try {
            return "value " + f.getNow(null);
        } catch (CompletionException e) {
            return "completion(" + e.getCause() + ")";
        } catch (CancellationException e) {
            return "cancelled";
        }
    }

    static <T> CompletableFuture<T> failed(String m) {
        return CompletableFuture.failedFuture(new IllegalStateException(m));
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<String> chain = a.thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 10)).thenCombine(CompletableFuture.completedFuture("!"), (x, s) -> x + s);
        CompletableFuture<Void> acc = a.thenAccept(x -> System.out.println("accept " + x));
        CompletableFuture<Void> run = a.thenRun(() -> System.out.println("run"));
        System.out.println(outcome(a) + " " + outcome(chain) + " " + a.getNumberOfDependents());
        System.out.println(a.complete(5) + " " + a.complete(6));
        System.out.println(chain.get() + " " + outcome(acc) + " " + outcome(run));
        System.out.println(CompletableFuture.supplyAsync(() -> 20).thenApplyAsync(x -> x + 1).thenAcceptBoth(CompletableFuture.supplyAsync(() -> 2), (x, y) -> System.out.println("both " + x * y)).join());
        CompletableFuture<Integer> f = failed("boom");
        System.out.println(outcome(f) + " " + outcome(f.thenApply(x -> 1)) + " " + outcome(f.exceptionally(e -> -1)) + " " + outcome(f.thenApply(x -> 1).exceptionally(e -> {
            System.out.println("sees " + e.getClass().getSimpleName());
            return -2;
        })));
        System.out.println(outcome(f.handle((v, e) -> v + "/" + e.getMessage())) + " " + outcome(f.whenComplete((v, e) -> System.out.println("when " + v + " " + e))) + " " + outcome(CompletableFuture.completedFuture(1).whenComplete((v, e) -> {
            throw new IllegalArgumentException("in when");
        })));
        System.out.println(outcome(f.thenCombine(CompletableFuture.completedFuture(1), Integer::sum)) + " " + outcome(f.applyToEither(new CompletableFuture<>(), x -> x)) + " " + outcome(f.exceptionallyCompose(e -> CompletableFuture.completedFuture(9))));
        try {
            f.get();
        } catch (ExecutionException e) {
            System.out.println("get " + e.getCause());
        }
        try {
            f.thenApply(x -> x).join();
        } catch (CompletionException e) {
            System.out.println("join " + e.getMessage());
        }
        CompletableFuture<String> slow = new CompletableFuture<>();
        CompletableFuture<String> either = slow.applyToEither(CompletableFuture.completedFuture("fast"), s -> s + " wins");
        System.out.println(outcome(either) + " " + outcome(slow.acceptEither(CompletableFuture.completedFuture("q"), s -> System.out.println("either " + s))) + " " + outcome(slow.runAfterEither(CompletableFuture.completedFuture(1), () -> System.out.println("after either"))));
        CompletableFuture<Void> after = slow.runAfterBoth(a, () -> System.out.println("after both"));
        slow.complete("s");
        System.out.println(outcome(after));
        List<CompletableFuture<Integer>> fs = IntStream.range(0, 5).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i)).collect(Collectors.toList());
        System.out.println(CompletableFuture.allOf(fs.toArray(new CompletableFuture[0])).thenApply(v -> fs.stream().map(CompletableFuture::join).collect(Collectors.toList())).join());
        System.out.println(outcome(CompletableFuture.allOf(f, a)) + " " + outcome(CompletableFuture.allOf()) + " " + outcome(CompletableFuture.anyOf(new CompletableFuture<>(), a)) + " " + outcome(CompletableFuture.anyOf()));
        CompletableFuture<Integer> c = new CompletableFuture<>();
        CompletableFuture<Integer> dep = c.thenApply(x -> x);
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + outcome(c) + " " + outcome(dep) + " " + dep.isCompletedExceptionally());
        CompletableFuture<Integer> o = CompletableFuture.completedFuture(1);
        o.obtrudeValue(2);
        System.out.print(o.join() + " ");
        o.obtrudeException(new Error("obtruded"));
        System.out.println(outcome(o) + " " + o.isCompletedExceptionally());
        CompletableFuture<Integer> src = new CompletableFuture<>();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            int k = i;
            src.thenRun(() -> order.append(k));
        }
        src.completeExceptionally(new Exception("none run"));
        System.out.println("[" + order + "]");
        CompletionStage<Integer> stage = CompletableFuture.completedStage(3);
        try {
            ((CompletableFuture<Integer>) stage).complete(4);
        } catch (UnsupportedOperationException e) {
            System.out.println("minimal stage " + stage.toCompletableFuture().join());
        }
        CompletableFuture<Integer> copy = a.copy();
        System.out.println(outcome(copy) + " " + a.newIncompleteFuture().isDone() + " " + outcome(failed("x").copy()) + " " + a.toString().contains("Completed normally") + " " + f.toString().contains("exceptionally"));
    }
}
