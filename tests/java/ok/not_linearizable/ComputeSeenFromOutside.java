//@ native: yes
//@ outputs: "0 1\n" | "0 null\n" | "1 1\n" | "1 null\n"
// While computeIfAbsent runs its function the key is not there, but what the function does can be seen.
// Confirmed on JDK 17 and 25, but for "1 1", "1 null".
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ComputeSeenFromOutside {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        AtomicInteger calls = new AtomicInteger();
        Thread t = new Thread(() -> map.computeIfAbsent(1, k -> calls.incrementAndGet()));
        t.start();
        int called = calls.get();
        Integer value = map.get(1);
        t.join();
        System.out.println(called + " " + value);
    }
}
