//@ native: yes
//@ outputs: "k9 8" | "null 8"
// Ten keys with one hash are a tree in one bin. One is removed while another is looked up, and the one that is put is
// found or not.
import java.util.concurrent.*;

public class TreeOfCollidingKeys {
    record Key(int n) implements Comparable<Key> {
        public int hashCode() {
            return 1;
        }

        public int compareTo(Key other) {
            return Integer.compare(n, other.n);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>(64);
        for (int i = 0; i < 9; i++) map.put(new Key(i), i);
        Thread t = new Thread(() -> map.put(new Key(9), 9));
        t.start();
        Integer found = map.get(new Key(9));
        Integer other = map.get(new Key(8));
        t.join();
        System.out.print((found == null ? "null" : "k" + found) + " " + other);
    }
}
