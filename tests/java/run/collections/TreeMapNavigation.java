// TreeMap and TreeSet: all navigation methods, sub, head, tail and descending views.
import java.util.*;

public class TreeMapNavigation {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 1; i <= 40; i += 3) t.put(i * 7 % 41, "v" + i);
        System.out.println(t);
        for (int k : new int[] {-5, 7, 8, 20, 40, 99}) {
            System.out.println(k + ": " + t.floorKey(k) + " " + t.lowerKey(k) + " " + t.ceilingKey(k) + " " + t.higherKey(k)
                + " " + t.floorEntry(k) + " " + t.higherEntry(k));
        }
        NavigableMap<Integer, String> sub = t.subMap(7, false, 30, true);
        System.out.println(sub + " " + sub.size() + " " + sub.firstKey() + " " + sub.lastEntry());
        System.out.println(sub.descendingMap() + " " + sub.descendingMap().headMap(20) + " " + sub.descendingMap().floorKey(21));
        attempt("put outside", () -> sub.put(7, "x"));
        attempt("put inside", () -> sub.put(8, "x"));
        attempt("sub of sub", () -> sub.subMap(0, 10));
        attempt("reversed range", () -> t.subMap(10, 5));
        attempt("null key", () -> t.put(null, ""));
        attempt("empty first", () -> new TreeMap<String, String>().firstKey());
        System.out.println(new TreeMap<String, String>().firstEntry() + " " + new TreeMap<String, String>().pollFirstEntry());
        System.out.println(sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + t.size());
        attempt("entry immutable", () -> t.firstEntry().setValue("z"));
        t.entrySet().iterator().next().setValue("first");
        System.out.println(t.headMap(10) + " " + t.headMap(10, true) + " " + t.tailMap(30) + " " + t.tailMap(31, false));
        sub.clear();
        System.out.println(t + " " + t.descendingKeySet() + " " + t.navigableKeySet().headSet(5, true));
        t.keySet().removeIf(k -> k % 2 == 0);
        System.out.println(t);
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("b", 1);
        ci.put("A", 2);
        ci.put("B", 3);
        ci.put("a", 4);
        System.out.println(ci + " " + ci.get("a") + " " + (ci.comparator() == String.CASE_INSENSITIVE_ORDER));
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsLast(Comparator.naturalOrder()));
        nulls.put(null, 0);
        nulls.put("q", 1);
        System.out.println(nulls + " " + nulls.lastKey() + " " + nulls.floorKey(null));
        attempt("not comparable", () -> new TreeMap<Object, String>().put(new int[0], ""));
        TreeSet<Integer> s = new TreeSet<>(Comparator.reverseOrder());
        for (int i = 0; i < 10; i++) s.add(i * i);
        System.out.println(s + " " + s.first() + " " + s.higher(49) + " " + s.lower(49) + " " + s.ceiling(50) + " " + s.floor(50));
        System.out.println(s.subSet(64, 4) + " " + s.headSet(36) + " " + s.tailSet(16) + " " + s.descendingSet() + " " + s.pollLast());
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 500; i++) big.put(i * 193 % 499, i);
        long h = 0;
        for (int i = 0; i < 499; i += 2) h = h * 31 + big.remove(i);
        for (Map.Entry<Integer, Integer> e : big.entrySet()) h = h * 31 + e.getKey() * e.getValue();
        System.out.println(big.size() + " " + h);
        System.out.println(big.merge(1, 5, Integer::sum) + " " + big.compute(1, (k, v) -> null) + " " + big.computeIfAbsent(1, k -> 77) + " " + big.putIfAbsent(1, 78));
    }
}
