// LinkedHashMap: insertion order, access order, LRU eviction.
import java.util.*;

public class LinkedHashMapOrder {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int max;
        final StringBuilder evicted = new StringBuilder();

        Lru(int max) {
            super(8, 0.75f, true);
            this.max = max;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            boolean out = size() > max;
            if (out) evicted.append(e.getKey()).append(' ');
            return out;
        }
    }

    public static void main(String[] args) {
        LinkedHashMap<String, Integer> ins = new LinkedHashMap<>();
        for (String s : "the quick brown fox jumps over the lazy dog again the end".split(" ")) ins.merge(s, 1, Integer::sum);
        System.out.println(ins);
        ins.remove("quick");
        ins.put("quick", 9);
        ins.put("the", 0);
        System.out.println(ins.keySet());
        Lru<Integer, String> lru = new Lru<>(5);
        for (int i = 0; i < 8; i++) lru.put(i, "v" + i);
        System.out.println(lru + " evicted " + lru.evicted);
        lru.get(4);
        lru.getOrDefault(3, "");
        lru.containsKey(5);
        lru.putIfAbsent(5, "x");
        lru.compute(6, (k, v) -> v + "!");
        System.out.println(lru);
        lru.put(100, "h");
        System.out.println(lru + " evicted " + lru.evicted);
        try {
            for (Integer k : lru.keySet()) lru.get(k);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME on access-ordered get");
        }
        System.out.println(lru);
        LinkedHashSet<Character> set = new LinkedHashSet<>();
        for (char c : "mississippi river".toCharArray()) System.out.print(set.add(c) ? "+" : "-");
        System.out.println(set);
        set.removeIf(Character::isWhitespace);
        set.add(' ');
        System.out.println(set + " " + set.size() + " " + set.equals(new HashSet<>(set)));
        LinkedHashMap<String, String> c = new LinkedHashMap<>(16, 0.5f, true);
        c.put("a", "1");
        c.put("b", "2");
        c.put("c", "3");
        c.replaceAll((k, v) -> k + v);
        c.entrySet().iterator().next().setValue("changed");
        System.out.println(c);
        c.get("a");
        System.out.println(c + " " + c.values() + " " + new ArrayList<>(c.entrySet()));
    }
}
