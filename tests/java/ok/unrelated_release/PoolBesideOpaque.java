//@ flags: --race
// Results come back by futures; the opaque counter beside them is only a figure.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolBesideOpaque {
    public static void main(String[] args) throws Exception {
        AtomicInteger done = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<String> input = new ArrayList<>(List.of("a", "b"));
        Future<List<String>> first = pool.submit(() -> {
            List<String> out = new ArrayList<>(input);
            out.add("c");
            done.setOpaque(1);
            return out;
        });
        done.getOpaque();
        List<String> out = first.get();
        out.add("d");
        System.out.println(out.size());
        pool.shutdown();
    }
}
