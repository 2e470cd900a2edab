import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Maps with boxed keys of several types: hashing, equals, boxing, iteration. */
public class BoxedMaps {
    record Point(int x, int y) {}

    public static void main(String[] args) {
        Map<Long, Integer> longs = new HashMap<>();
        Map<Point, Integer> points = new HashMap<>();
        Map<String, Integer> words = new HashMap<>();
        TreeMap<Integer, Integer> sorted = new TreeMap<>();
        String[] names = new String[64];
        for (int i = 0; i < names.length; i++) names[i] = "name" + i;
        for (int i = 0; i < 150_000; i++) {
            int k = (i * 7919) & 1023;
            longs.merge((long) k << 20, 1, Integer::sum);
            points.merge(new Point(k & 31, k >> 5), i, (a, b) -> a ^ b);
            words.merge(names[k & 63], 1, Integer::sum);
            if ((i & 3) == 0) sorted.put(k * 17, i);
        }
        long sum = 0;
        for (int r = 0; r < 50; r++) {
            for (Map.Entry<Long, Integer> e : longs.entrySet()) sum += e.getKey() ^ e.getValue();
            for (Map.Entry<Integer, Integer> e : sorted.entrySet()) sum += e.getKey() * 31L + e.getValue();
        }
        for (int v : points.values()) sum += v;
        for (String name : names) sum = sum * 31 + words.get(name);
        System.out.println(sum);
    }
}
