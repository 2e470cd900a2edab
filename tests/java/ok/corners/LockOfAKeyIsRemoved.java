//@ outputs: "1" | "2"
// Whoever removes its lock when done lets two threads in: one still holds the old lock, or waits for it.
import java.util.concurrent.*;

public class LockOfAKeyIsRemoved {
    static final ConcurrentHashMap<String, Object> LOCKS = new ConcurrentHashMap<>();
    static int n;

    static void add() {
        synchronized (LOCKS.computeIfAbsent("k", k -> new Object())) {
            n++;
            LOCKS.remove("k");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add()), u = new Thread(() -> add());
        t.start();
        u.start();
        LOCKS.remove("k");
        t.join();
        u.join();
        System.out.print(n);
    }
}
