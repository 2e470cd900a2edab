//@ outputs: "1 1\n" | "2 2\n"
// Whoever puts first, both see the same.
import java.util.concurrent.ConcurrentHashMap;

public class FirstPutStays {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

    static int put(int value) {
        Integer old = MAP.putIfAbsent("a", value);
        return old == null ? value : old;
    }

    public static void main(String[] args) throws Exception {
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = put(1));
        t.start();
        int mine = put(2);
        t.join();
        System.out.println(mine + " " + got[0]);
    }
}
