// Maps that hold other keys in other states: collisions, a table that grows in some of them, removal by iterators, and the
// order in which they are gone through.
import gov.nasa.jpf.vm.Verify;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class OrdersOfMaps {
    record Key(int n) {
        @Override
        public int hashCode() {
            return n % 2;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.n == n;
        }
    }

    static int order(Map<Key, Integer> map) {
        int result = 1;
        for (Map.Entry<Key, Integer> each : map.entrySet()) {
            result = result * 31 + each.getKey().n * 7 + each.getValue();
        }
        return result;
    }

    static void run() {
        Map<Key, Integer> hashed = new HashMap<>(2);
        Map<Key, Integer> linked = new LinkedHashMap<>(4, 0.75f, true);
        TreeMap<Integer, Key> sorted = new TreeMap<>();
        for (int i = 0; i < 3; i++) {
            int n = choose(0, 2) + i;
            Key key = new Key(n);
            Integer before = hashed.get(key);
            hashed.put(key, before == null ? i : before * 10 + i);
            linked.put(key, i);
            sorted.put(-n, key);
        }
        for (Iterator<Key> it = hashed.keySet().iterator(); it.hasNext();) {
            if (it.next().n == sorted.size()) {
                it.remove();
            }
        }
        linked.get(sorted.lastEntry().getValue());
        int orders = order(hashed) * 3 + order(linked);
        int tail = sorted.tailMap(-2).size();
        choose(0, 1);
        System.out.println(orders + " " + tail + " " + sorted.firstKey() + " " + hashed.size() + " " + linked.keySet());
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
