// The same small script over every Map implementation.
import java.util.*;
import java.util.concurrent.*;

public class MapViewsAndTypes {
    static String attempt(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    static void script(Map<String, Integer> m) {
        System.out.println("-- " + m.getClass().getSimpleName());
        for (String s : "pear fig apple kiwi fig date".split(" ")) m.merge(s, s.length(), Integer::sum);
        System.out.println(new TreeMap<>(m) + " " + m.size() + " " + m.hashCode());
        System.out.println(attempt(() -> m.put("n", null)) + " " + attempt(() -> m.put(null, 1)) + " " + attempt(() -> m.get(null)) + " " + attempt(() -> m.containsValue(null)));
        attempt(() -> m.remove(null));
        m.remove("n");
        System.out.println(attempt(() -> m.computeIfAbsent("c", k -> null)) + " " + attempt(() -> m.computeIfAbsent("c", k -> 3)) + " " + attempt(() -> m.computeIfPresent("c", (k, v) -> v + 1)) + " " + attempt(() -> m.compute("c", (k, v) -> null)));
        System.out.println(attempt(() -> m.keySet().add("x")) + " " + attempt(() -> m.values().removeIf(v -> v == 4)) + " " + new TreeMap<>(m));
        System.out.println(attempt(() -> {
            for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() * 100);
            return "set";
        }));
        System.out.println(new TreeMap<>(m) + " " + m.equals(new TreeMap<>(m)) + " " + attempt(() -> m.replace("fig", 600, 1)) + " " + m.getOrDefault("fig", -1));
        m.entrySet().retainAll(Set.of(Map.entry("fig", 1)));
        System.out.println(m + " " + m.isEmpty());
        m.clear();
        System.out.println(m + " " + m.isEmpty());
    }

    public static void main(String[] args) {
        script(new HashMap<>());
        script(new LinkedHashMap<>());
        script(new TreeMap<>());
        script(new Hashtable<>());
        script(new WeakHashMap<>());
        script(new ConcurrentHashMap<>());
        script(new ConcurrentSkipListMap<>());
        script(Collections.synchronizedMap(new HashMap<>()));
        script(Collections.checkedMap(new HashMap<>(), String.class, Integer.class));
    }
}
