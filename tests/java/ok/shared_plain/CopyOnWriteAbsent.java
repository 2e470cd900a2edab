//@ outputs: "[x]true" | "[x]false"
// addIfAbsent is one step.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteAbsent {
    static final CopyOnWriteArrayList<String> L = new CopyOnWriteArrayList<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> L.addIfAbsent("x"));
        t.start();
        boolean mine = L.addIfAbsent("x");
        t.join();
        System.out.print(L + "" + mine);
    }
}
