//@ needs: jdk>=22
//@ outputs: "wrong"
// Memory of a confined arena is nobody else's.
import java.lang.foreign.*;

public class ConfinedToItsThread {
    static String seen;

    public static void main(String[] args) throws Exception {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = arena.allocate(8);
            Thread t = new Thread(() -> {
                try {
                    seen = "" + s.get(ValueLayout.JAVA_INT, 0);
                } catch (WrongThreadException e) {
                    seen = "wrong";
                }
            });
            t.start();
            t.join();
            System.out.print(seen);
        }
    }
}
