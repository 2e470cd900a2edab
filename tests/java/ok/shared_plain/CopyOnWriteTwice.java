//@ outputs: "[x]" | "[x, x]"
// contains and add are two calls; addIfAbsent is one.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteTwice {
    static final CopyOnWriteArrayList<String> L = new CopyOnWriteArrayList<>();

    static void put() {
        if (!L.contains("x")) {
            L.add("x");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(CopyOnWriteTwice::put);
        t.start();
        put();
        t.join();
        System.out.print(L);
    }
}
