//@ expect: exception java.util.ConcurrentModificationException
// A listener is added while an event is delivered.
import java.util.*;

public class EventBusPlainList {
    static final List<Runnable> LISTENERS = new ArrayList<>();

    static synchronized void add(Runnable r) {
        LISTENERS.add(r);
    }

    static void fire() {
        for (Runnable r : LISTENERS) r.run(); //~ THROWS
    }

    public static void main(String[] args) throws Exception {
        add(() -> { });
        Thread t = new Thread(() -> add(() -> { }));
        t.start();
        fire();
        t.join();
    }
}
