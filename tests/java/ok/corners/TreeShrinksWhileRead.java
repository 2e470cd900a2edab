//@ native: yes
//@ outputs: "3" | "null"
// A tree of colliding keys is turned into a list while it is read; the key that stays is found.
import java.util.concurrent.*;

public class TreeShrinksWhileRead {
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
        for (int i = 8; i > 6; i--) map.remove(new Key(i));
        Thread t = new Thread(() -> {
            for (int i = 6; i > 2; i--) map.remove(new Key(i));
        });
        t.start();
        Integer stays = map.get(new Key(0));
        Integer found = map.get(new Key(3));
        t.join();
        if (stays == null) throw new IllegalStateException();
        System.out.print(found);
    }
}
