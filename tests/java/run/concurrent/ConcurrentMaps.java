// ConcurrentHashMap: atomic updates, bulk operations, views, recursion check.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConcurrentMaps {
    static class Clash implements Comparable<Clash> {
        final int id;

        Clash(int id) {
            this.id = id;
        }

        public int hashCode() {
            return 1;
        }

        public boolean equals(Object o) {
            return o instanceof Clash && ((Clash) o).id == id;
        }

        public int compareTo(Clash o) {
            return Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 40; i++) m.put("k" + i, i);
        System.out.println(m.size() + " " + m.mappingCount() + " " + m);
        System.out.println(m.putIfAbsent("k1", 9) + " " + m.replace("k1", 1, 11) + " " + m.remove("k1", 1) + " " + m.compute("k1", (k, v) -> v * 2) + " " + m.merge("k1", 5, (x, y) -> null) + " " + m.containsKey("k1") + " " + m.computeIfAbsent("new", String::length) + " " + m.computeIfPresent("nope", (k, v) -> 1));
        System.out.println(m.reduceValues(1, Integer::sum) + " " + m.search(1, (k, v) -> v == 33 ? k : null) + " " + m.reduceKeys(1, (x, y) -> x.compareTo(y) > 0 ? x : y) + " " + m.reduceValuesToLong(Long.MAX_VALUE, Integer::longValue, 0, Long::max) + " " + m.reduce(1, (k, v) -> v > 35 ? v : null, Integer::sum));
        AtomicLong sum = new AtomicLong();
        m.forEach(1, (k, v) -> sum.addAndGet(v));
        m.forEachKey(1, k -> k.length(), n -> sum.addAndGet(n));
        System.out.println(sum + " " + m.keySet().removeIf(k -> k.endsWith("0")) + " " + m.values().removeIf(v -> v > 30) + " " + m.size() + " " + m.contains(22));
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("x") + " " + set.add("x") + " " + m.keySet(99).add("viaSet") + " " + m.get("viaSet"));
        for (Runnable r : new Runnable[] {() -> m.put(null, 1), () -> m.put("a", null), () -> m.get(null), () -> m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", q -> 1)), () -> m.keySet().add("q")}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + (e instanceof IllegalStateException ? " " + e.getMessage() : ""));
            }
        }
        ConcurrentHashMap<Clash, Integer> c = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) c.put(new Clash(i), i);
        int s = 0;
        for (int i = 0; i < 120; i++) s += c.getOrDefault(new Clash(i), -1);
        for (int i = 0; i < 95; i++) c.remove(new Clash(i));
        System.out.println(s + " " + c.size() + " " + new TreeSet<>(c.values()));
        ConcurrentHashMap<Integer, LongAdder> counts = new ConcurrentHashMap<>();
        ConcurrentHashMap<Integer, Integer> merged = new ConcurrentHashMap<>();
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    counts.computeIfAbsent(i % 50, k -> new LongAdder()).increment();
                    merged.merge(i % 7, 1, Integer::sum);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(counts.size() + " " + counts.values().stream().mapToLong(LongAdder::sum).sum() + " " + merged);
        Iterator<Integer> it = merged.keySet().iterator();
        int first = it.next();
        merged.remove(3);
        merged.put(100, 1);
        int n = 1;
        while (it.hasNext()) {
            it.next();
            n++;
        }
        System.out.println(first + " iterator survives " + (n >= 6) + " " + merged.size());
        Enumeration<Integer> en = merged.elements();
        int total = 0;
        while (en.hasMoreElements()) total += en.nextElement();
        System.out.println(total + " " + merged.equals(new HashMap<>(merged)) + " " + merged.hashCode());
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>(4);
        Thread[] fill = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int off = t;
            fill[t] = new Thread(() -> {
                for (int i = off; i < 1500; i += 3) big.put(i, i * i);
            });
            fill[t].start();
        }
        for (Thread t : fill) t.join();
        long h = 0;
        for (int i = 0; i < 1500; i++) h = h * 31 + big.get(i);
        System.out.println(big.size() + " " + h);
    }
}
