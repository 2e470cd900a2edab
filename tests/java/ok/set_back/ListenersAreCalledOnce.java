//@ outputs: "1"
// A listener that comes before the event is called by it, one that comes after is called at once; never twice, never not.
import java.util.ArrayList;
import java.util.List;

public class ListenersAreCalledOnce {
    static List<Runnable> waiting = new ArrayList<>();
    static final Object lock = new Object();
    static int calls;

    static void listen(Runnable r) {
        synchronized (lock) {
            if (waiting != null) {
                waiting.add(r);
                return;
            }
        }
        r.run();
    }

    static void happen() {
        List<Runnable> all;
        synchronized (lock) {
            all = waiting;
            waiting = null;
        }
        all.forEach(Runnable::run);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ListenersAreCalledOnce::happen);
        other.start();
        listen(() -> calls++);
        other.join();
        System.out.print(calls);
    }
}
