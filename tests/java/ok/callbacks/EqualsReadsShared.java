//@ outputs: "true" | "false"
// equals of a key is code of the program: others come between.
import java.util.concurrent.ConcurrentHashMap;

public class EqualsReadsShared {
    static volatile boolean alike;

    static class Key {
        public int hashCode() {
            return 1;
        }

        public boolean equals(Object o) {
            return o == this || alike;
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, String> m = new ConcurrentHashMap<>();
        m.put(new Key(), "x");
        Thread t = new Thread(() -> alike = true);
        t.start();
        boolean found = m.containsKey(new Key());
        t.join();
        System.out.print(found);
    }
}
