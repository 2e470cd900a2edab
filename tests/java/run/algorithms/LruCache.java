// An LRU cache by hand (hash table with chaining plus doubly linked list) against LinkedHashMap.
import java.util.*;
public class LruCache<K, V> {
    private static final class Node<K, V> {
        final K k;
        V v;
        final int h;
        Node<K, V> prev, next, chain;
        Node(K k, V v, int h) { this.k = k; this.v = v; this.h = h; }
    }
    private Node<K, V>[] table = newTable(4);
    private final Node<K, V> head = new Node<>(null, null, 0);
    private final int cap;
    private int size, hits, misses, evictions, resizes;
    LruCache(int cap) { this.cap = cap; head.prev = head.next = head; }
    @SuppressWarnings("unchecked") private static <K, V> Node<K, V>[] newTable(int n) { return (Node<K, V>[]) new Node<?, ?>[n]; }
    private static int spread(Object k) { int h = k == null ? 0 : k.hashCode(); return h ^ h >>> 16; }
    private Node<K, V> find(K k) {
        int h = spread(k);
        for (Node<K, V> n = table[h & table.length - 1]; n != null; n = n.chain) if (n.h == h && Objects.equals(n.k, k)) return n;
        return null;
    }
    private void unlink(Node<K, V> n) { n.prev.next = n.next; n.next.prev = n.prev; }
    private void front(Node<K, V> n) { n.next = head.next; n.prev = head; head.next.prev = n; head.next = n; }
    V get(K k) { Node<K, V> n = find(k); if (n == null) { misses++; return null; } hits++; unlink(n); front(n); return n.v; }
    V put(K k, V v) {
        Node<K, V> n = find(k);
        if (n != null) { V old = n.v; n.v = v; unlink(n); front(n); return old; }
        if (size == cap) { Node<K, V> last = head.prev; remove(last.k); evictions++; }
        if (size >= table.length * 3 / 4) grow();
        n = new Node<>(k, v, spread(k));
        int i = n.h & table.length - 1;
        n.chain = table[i];
        table[i] = n;
        front(n);
        size++;
        return null;
    }
    private void grow() {
        Node<K, V>[] old = table;
        table = newTable(old.length * 2);
        resizes++;
        for (Node<K, V> n : old) while (n != null) {
            Node<K, V> nx = n.chain;
            int i = n.h & table.length - 1;
            n.chain = table[i];
            table[i] = n;
            n = nx;
        }
    }
    V remove(K k) {
        int h = spread(k), i = h & table.length - 1;
        for (Node<K, V> n = table[i], p = null; n != null; p = n, n = n.chain) {
            if (n.h != h || !Objects.equals(n.k, k)) continue;
            if (p == null) table[i] = n.chain; else p.chain = n.chain;
            unlink(n);
            size--;
            return n.v;
        }
        return null;
    }
    @Override public String toString() {
        StringBuilder b = new StringBuilder("{");
        for (Node<K, V> n = head.next; n != head; n = n.next) b.append(n == head.next ? ""
                : ", ").append(n.k).append('=').append(n.v);
        return b.append('}').toString();
    }
    public static void main(String[] args) {
        LruCache<String, Integer> c = new LruCache<>(3);
        System.out.println(c.put("a", 1) + " " + c.put("b", 2) + " " + c.put("c", 3) + " " + c);
        System.out.println(c.get("a") + " " + c + " " + c.put("d", 4) + " " + c + " " + c.get("b") + " " + c.put("a", 9) + " "
                + c.put(null, 0) + c + c.remove("d") + c.remove("zz") + c);
        int cap = 20;
        LruCache<Integer, String> mine = new LruCache<>(cap);
        LinkedHashMap<Integer, String> ref = new LinkedHashMap<>(16, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) { return size() > cap; }
        };
        Random r = new Random(4);
        int bad = 0;
        for (int i = 0; i < 3000; i++) {
            int k = (int) (r.nextInt(50) * (r.nextInt(3) == 0 ? 65536L : 1));
            switch (r.nextInt(5)) {
                case 0, 1 -> { if (!Objects.equals(mine.get(k), ref.get(k))) bad++; }
                case 2, 3 -> { if (!Objects.equals(mine.put(k, "v" + i), ref.put(k, "v" + i))) bad++; }
                default -> { if (!Objects.equals(mine.remove(k), ref.remove(k))) bad++; }
            }
            if (mine.size != ref.size()) bad++;
        }
        List<Map.Entry<Integer, String>> l = new ArrayList<>(ref.entrySet());
        Collections.reverse(l);
        StringJoiner j = new StringJoiner(", ", "{", "}");
        for (Map.Entry<Integer, String> e : l) j.add(e.toString());
        System.out.println(mine + " " + j.toString().equals(mine.toString()) + " bad " + bad + " hits " + mine.hits + " misses "
                + mine.misses + " evictions " + mine.evictions + " resizes " + mine.resizes);
    }
}
