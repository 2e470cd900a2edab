//@ outputs: "1 true\n"
// What the library builds upon a program's own way to execute.
import java.util.*;
import java.util.concurrent.*;

public class OwnExecutorService extends AbstractExecutorService {
    volatile boolean down;

    public void execute(Runnable r) {
        new Thread(r).start();
    }

    public void shutdown() {
        down = true;
    }

    public List<Runnable> shutdownNow() {
        down = true;
        return List.of();
    }

    public boolean isShutdown() {
        return down;
    }

    public boolean isTerminated() {
        return down;
    }

    public boolean awaitTermination(long t, TimeUnit u) {
        return down;
    }

    public static void main(String[] a) throws Exception {
        OwnExecutorService e = new OwnExecutorService();
        List<Future<Integer>> f = e.invokeAll(List.of(() -> 1, () -> 2));
        System.out.println(f.get(0).get() + " " + f.get(1).isDone());
    }
}
