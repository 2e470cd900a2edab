//@ flags: +listener=race
//@ outputs: "none" | "5"
// What was done before put is seen by who gets the value.
import java.util.concurrent.ConcurrentHashMap;

public class EverydayConcurrentMap {
    static class Box {
        int n;
    }

    public static void main(String[] args) {
        ConcurrentHashMap<String, Box> m = new ConcurrentHashMap<>();
        new Thread(() -> {
            Box b = new Box();
            b.n = 5;
            m.put("k", b);
        }).start();
        Box b = m.get("k");
        System.out.print(b == null ? "none" : "" + b.n);
    }
}
