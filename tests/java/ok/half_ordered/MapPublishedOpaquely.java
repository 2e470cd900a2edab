//@ flags: --race
// A concurrent map orders what was put before what is got, however the map came to be known.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

public class MapPublishedOpaquely {
    static class Box {
        int x;
    }

    public static void main(String[] args) {
        AtomicReference<Map<String, Box>> ref = new AtomicReference<>();
        new Thread(() -> {
            Map<String, Box> map = new ConcurrentHashMap<>();
            Box box = new Box();
            box.x = 1;
            map.put("a", box);
            ref.setOpaque(map);
        }).start();
        Map<String, Box> map = ref.getOpaque();
        if (map != null) {
            System.out.println(map.get("a").x);
        }
    }
}
