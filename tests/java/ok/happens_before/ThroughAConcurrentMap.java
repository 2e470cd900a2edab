//@ flags: +listener=race
// put comes before the get that finds it.
import java.util.concurrent.ConcurrentHashMap;

public class ThroughAConcurrentMap {
    static class Box {
        int n;
    }

    public static void main(String[] args) {
        ConcurrentHashMap<String, Box> map = new ConcurrentHashMap<>();
        new Thread(() -> {
            Box box = new Box();
            box.n = 1;
            map.put("k", box);
        }).start();
        Box box = map.get("k");
        if (box != null) {
            System.out.println(box.n);
        }
    }
}
