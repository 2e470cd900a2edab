//@ outputs: "true true\n" | "false false\n" | "false true\n" | "true false\n"
// Each task is done or cancelled when the time is up.
import java.util.*;
import java.util.concurrent.*;

public class AllOrTimeout {
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        List<Future<Integer>> f = e.invokeAll(List.of(() -> 1, () -> 2), 10, TimeUnit.MILLISECONDS);
        e.shutdown();
        System.out.println(!f.get(0).isCancelled() + " " + !f.get(1).isCancelled());
    }
}
