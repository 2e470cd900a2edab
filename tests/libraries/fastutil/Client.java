//@ maven: it.unimi.dsi:fastutil:8.5.14
// Two threads count in a synchronized map of primitives.
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

class Client {
    public static void main(String[] args) throws Exception {
        Int2IntMap map = Int2IntMaps.synchronize(new Int2IntOpenHashMap());
        Thread other = new Thread(() -> map.merge(7, 1, Integer::sum));
        other.start();
        map.merge(7, 1, Integer::sum);
        other.join();
        System.out.println(map);
        assert map.get(7) == 2;
    }
}
