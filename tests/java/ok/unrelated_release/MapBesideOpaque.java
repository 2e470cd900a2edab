//@ flags: --race
// A mutable value is made and published by computeIfAbsent and changed inside compute only.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapBesideOpaque {
    static final ConcurrentHashMap<String, List<Integer>> MAP = new ConcurrentHashMap<>();
    static final AtomicInteger HITS = new AtomicInteger();

    static void add(int i) {
        HITS.setOpaque(i);
        MAP.computeIfAbsent("k", k -> new ArrayList<>());
        MAP.computeIfPresent("k", (k, list) -> {
            list.add(i);
            return list;
        });
    }

    public static void main(String[] args) {
        new Thread(() -> add(1)).start();
        add(2);
        HITS.getOpaque();
    }
}
