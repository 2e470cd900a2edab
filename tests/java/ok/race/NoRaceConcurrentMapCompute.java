//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.*;
import java.util.concurrent.*;

public class NoRaceConcurrentMapCompute {
    public static void main(String[] args) throws Exception {
        ConcurrentMap<String, List<Integer>> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.compute("k", (k, v) -> {
            List<Integer> l = v == null ? new ArrayList<>() : v;
            l.add(1);
            return l;
        }));
        t.start();
        m.compute("k", (k, v) -> {
            List<Integer> l = v == null ? new ArrayList<>() : v;
            l.add(2);
            return l;
        });
        t.join();
        System.out.print(m.get("k").size());
    }
}
