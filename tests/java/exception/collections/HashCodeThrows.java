//@ expect: exception java.lang.IllegalStateException
import java.util.*;

// hashCode throws if the flag is set by then.
public class HashCodeThrows {
    static volatile boolean bad;

    static class K {
        public int hashCode() {
            if (bad) throw new IllegalStateException();
            return 1;
        }
    }

    public static void main(String[] x) throws Exception {
        Map<K,String> m = new HashMap<>();
        Thread t = new Thread(() -> bad = true);
        t.start();
        m.put(new K(), "");
        t.join();
    }
}
