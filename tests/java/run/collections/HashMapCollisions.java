// HashMap with colliding keys: bins become trees and back, comparable and not.
import java.util.*;

public class HashMapCollisions {
    static class Bad implements Comparable<Bad> {
        final int id;

        Bad(int id) {
            this.id = id;
        }

        public int hashCode() {
            return id & 3;
        }

        public boolean equals(Object o) {
            return o instanceof Bad && ((Bad) o).id == id;
        }

        public int compareTo(Bad o) {
            return Integer.compare(id, o.id);
        }

        public String toString() {
            return "B" + id;
        }
    }

    static class Opaque {
        final int id;

        Opaque(int id) {
            this.id = id;
        }

        public int hashCode() {
            return 42;
        }

        public boolean equals(Object o) {
            return o instanceof Opaque && ((Opaque) o).id == id;
        }
    }

    public static void main(String[] args) {
        HashMap<Bad, Integer> m = new HashMap<>();
        for (int i = 0; i < 200; i++) m.put(new Bad(i * 7 % 200), i);
        System.out.println(m.size());
        long h = 0;
        for (int i = 0; i < 210; i++) h = h * 31 + (m.get(new Bad(i)) == null ? -1 : m.get(new Bad(i)));
        System.out.println(h);
        System.out.println(m);
        for (int i = 0; i < 200; i++) if (i % 10 != 3) m.remove(new Bad(i));
        System.out.println(m + " " + m.size());
        for (int i = 0; i < 30; i++) m.merge(new Bad(i), 1000, Integer::sum);
        System.out.println(m);
        Iterator<Map.Entry<Bad, Integer>> it = m.entrySet().iterator();
        while (it.hasNext()) if (it.next().getKey().id % 2 == 0) it.remove();
        System.out.println(m.keySet());

        HashMap<Opaque, String> o = new HashMap<>();
        for (int i = 0; i < 100; i++) o.put(new Opaque(i), "v" + i);
        int hit = 0;
        for (int i = 0; i < 200; i++) if (o.containsKey(new Opaque(i))) hit++;
        System.out.println(hit + " " + o.get(new Opaque(57)) + " " + o.get(new Opaque(-1)));
        for (int i = 0; i < 95; i++) o.remove(new Opaque(i));
        TreeSet<String> left = new TreeSet<>(o.values());
        System.out.println(left);
        HashMap<Object, Integer> mixed = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            mixed.put(new Bad(i * 4), i);
            mixed.put(i * 4 == 0 ? null : Integer.valueOf(i << 16), i);
        }
        System.out.println(mixed.size() + " " + mixed.get(null) + " " + mixed.get(5 << 16) + " " + mixed.get(new Bad(12)));
    }
}
