//@ flags: --race
//@ outputs: "2\n"
// Values that are changed inside compute only, and read after joins.
import java.util.*;
import java.util.concurrent.*;

public class ComputeGuardsTheValue {
    public static void main(String[] args) throws Exception {
        Map<String, List<Integer>> map = new ConcurrentHashMap<>();
        Runnable r = () -> map.compute("k", (k, list) -> {
            if (list == null) list = new ArrayList<>();
            list.add(1);
            return list;
        });
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.println(map.get("k").size());
    }
}
