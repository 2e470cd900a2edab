//@ flags: --race
// The writer puts something into a map that the reader never looks at: a release that nobody acquires.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class LibraryCallBetween {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();
    static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            MAP.put("a", "b");
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
