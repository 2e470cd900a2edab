import java.util.*;
public class RowIter {
    interface Listener { void fired(String s); }
    static final List<Listener> listeners = new ArrayList<>(List.of(s -> {}, s -> {}, s -> {}));
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> listeners.remove(0), "unsubscriber");
        t.start();
        for (Listener l : listeners) l.fired("x");
        t.join();
    }
}
