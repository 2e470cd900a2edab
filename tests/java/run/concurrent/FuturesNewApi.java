//@ needs: jdk>=21
// Future.state, resultNow, exceptionNow, ExecutorService.close.
import java.util.*;
import java.util.concurrent.*;

public class FuturesNewApi {
    static String attempt(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> pending = new CompletableFuture<>();
        System.out.println(pending.state() + " " + attempt(pending::resultNow) + " " + attempt(pending::exceptionNow));
        pending.complete(5);
        System.out.println(pending.state() + " " + attempt(pending::resultNow) + " " + attempt(pending::exceptionNow));
        CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException("x"));
        System.out.println(failed.state() + " " + attempt(failed::resultNow) + " " + attempt(failed::exceptionNow));
        FutureTask<String> f = new FutureTask<>(() -> "r");
        System.out.println(f.state());
        f.run();
        System.out.println(f.state() + " " + f.resultNow());
        FutureTask<String> c = new FutureTask<>(() -> "r");
        c.cancel(true);
        System.out.println(c.state() + " " + attempt(c::resultNow));
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        ExecutorService ex = Executors.newFixedThreadPool(2);
        try (ex) {
            for (int i = 0; i < 5; i++) {
                int k = i;
                ex.submit(() -> {
                    Thread.sleep(2);
                    return log.add("t" + k);
                });
            }
        }
        Collections.sort(log);
        System.out.println(log + " " + ex.isTerminated());
        ex.close();
        try (ForkJoinPool p = new ForkJoinPool(1)) {
            System.out.println(p.submit(() -> 9).get());
        }
        Thread t = Thread.ofPlatform().name("plat-", 3).unstarted(() -> { });
        System.out.println(t.getName() + " " + (t.threadId() > 0));
    }
}
