//@ maven: it.unimi.dsi:fastutil:7.0.13
//@ tracker: https://github.com/vigna/fastutil/issues/48
//@ expect: assertion
// A synchronized map inherits what Java 8 added to maps, which locks for each part and not for the whole.
import it.unimi.dsi.fastutil.objects.Object2ObjectMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectMaps;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;

class Driver {
    public static void main(String[] args) throws Exception {
        Object2ObjectMap<String, Integer> map = Object2ObjectMaps.synchronize(new Object2ObjectOpenHashMap<>());
        Thread other = new Thread(() -> map.merge("n", 1, Integer::sum));
        other.start();
        map.merge("n", 1, Integer::sum);
        other.join();
        assert map.get("n") == 2 : "an update was lost";
    }
}
