import java.util.HashMap;
/** Puts, gets and removes on java.util.HashMap. */
public class HashMapChurn {
    public static void main(String[] args) {
        HashMap<Integer, Integer> map = new HashMap<>();
        long sum = 0;
        int seed = 12345;
        for (int i = 0; i < 1_500_000; i++) {
            seed = seed * 1103515245 + 12345;
            int key = (seed >>> 8) % 20_000;
            switch (i % 3) {
                case 0: map.put(key, i); break;
                case 1: Integer v = map.get(key); if (v != null) sum += v; break;
                default: map.remove(key);
            }
        }
        System.out.println(sum + map.size());
    }
}
