//@ native: yes
//@ outputs: "a\n" | "b\n"
// putIfAbsent: exactly one of two threads registers.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class PutIfAbsentOneWins {
    static final ConcurrentHashMap<Integer, String> names = new ConcurrentHashMap<>();
    static final AtomicInteger winners = new AtomicInteger();

    static void register(String name) {
        if (names.putIfAbsent(1, name) == null) winners.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> register("a"));
        t.start();
        register("b");
        t.join();
        assert winners.get() == 1;
        System.out.println(names.get(1));
    }
}
