// The default methods of Map on HashMap, null keys and values, view collections.
import java.util.*;

public class HashMapDefaults {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        System.out.println(m.put("one", 1) + " " + m.put("one", 11) + " " + m.put(null, 0) + " " + m.put("nul", null));
        System.out.println(m.getOrDefault("nul", 5) + " " + m.getOrDefault("zzz", 5) + " " + m.get(null));
        System.out.println(m.putIfAbsent("nul", 7) + " " + m.putIfAbsent("one", 7) + " " + m);
        System.out.println(m.computeIfAbsent("two", k -> k.length()) + " " + m.computeIfAbsent("three", k -> null) + " " + m.containsKey("three"));
        System.out.println(m.computeIfPresent("two", (k, v) -> null) + " " + m.containsKey("two"));
        System.out.println(m.compute("one", (k, v) -> v == null ? -1 : v + 1) + " " + m.compute("new", (k, v) -> v == null ? -1 : v + 1));
        System.out.println(m.merge("new", 10, Integer::sum) + " " + m.merge("new", 10, (a, b) -> null) + " " + m.containsKey("new"));
        System.out.println(m.replace("one", 100) + " " + m.replace("none", 1) + " " + m.replace("one", 100, 200) + " " + m.replace("one", 100, 300));
        System.out.println(m.remove("one", 3) + " " + m.remove("one", 200) + " " + m);
        for (int i = 0; i < 30; i++) m.put("k" + i, i);
        m.replaceAll((k, v) -> k == null ? -1 : v * 2);
        System.out.println(m);
        System.out.println(m.keySet().removeIf(k -> k != null && k.length() == 3 && k.charAt(1) == '1') + " " + m.size());
        System.out.println(m.values().remove(40) + " " + m.values().remove(41) + " " + m.entrySet().contains(Map.entry("k3", 6)));
        System.out.println(m.entrySet().remove(new AbstractMap.SimpleEntry<>("k3", 6)) + " " + m.size());
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        System.out.println(m.values() + " " + m.hashCode());
        try {
            m.computeIfAbsent("bad", k -> {
                m.put("other", 1);
                m.put("other2", 1);
                return 3;
            });
            System.out.println("no CME");
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + m.containsKey("bad") + m.containsKey("other"));
        }
        try {
            m.forEach((k, v) -> m.remove("k5"));
        } catch (ConcurrentModificationException e) {
            System.out.println("CME in forEach");
        }
        try {
            new HashMap<String, String>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new HashMap<String, String>(1, Float.NaN);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.merge("x", null, Integer::sum);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        HashMap<Object, Object> self = new HashMap<>();
        self.put(self.size(), self);
        System.out.println(self);
        Map<String, Integer> grow = new HashMap<>(2, 10f);
        for (int i = 0; i < 100; i++) grow.put(Integer.toString(i, 36), i);
        System.out.println(grow);
        System.out.println(new HashSet<>(Arrays.asList(5, 3, 100, -1, 65536, 1 << 20, 17, 33)));
    }
}
