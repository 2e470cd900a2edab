//@ native: yes
//@ outputs: "false\n" | "true\n"
// A 7 is in the map at every moment, but the walk for it may pass bin 1 too early and bin 3 too late.
import java.util.concurrent.ConcurrentHashMap;

public class ValuesRemoveMissesMoved {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(3, 7);
        Thread t = new Thread(() -> {
            map.put(1, 7);
            map.remove(3);
        });
        t.start();
        boolean removed = map.values().remove(7);
        t.join();
        System.out.println(removed);
    }
}
