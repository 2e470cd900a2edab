//@ outputs: "true"
// Whoever is first wins, and both get what it made.
import java.util.concurrent.atomic.AtomicReference;

public class MadeOnceByComparison {
    static final AtomicReference<Object> ref = new AtomicReference<>();

    static Object get() {
        Object seen = ref.get();
        if (seen != null) {
            return seen;
        }
        Object made = new Object();
        return ref.compareAndSet(null, made) ? made : ref.get();
    }

    public static void main(String[] args) throws Exception {
        Object[] got = new Object[1];
        Thread other = new Thread(() -> got[0] = get());
        other.start();
        Object mine = get();
        other.join();
        System.out.print(mine == got[0]);
    }
}
