//@ outputs: "1" | "2"
//@ native: yes
// computeIfAbsent of a skip list is not atomic: both may find nothing and both make a value; one of them is kept.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListMakesTwice {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
        AtomicInteger made = new AtomicInteger();
        Thread t = new Thread(() -> map.computeIfAbsent("k", k -> made.incrementAndGet()));
        t.start();
        map.computeIfAbsent("k", k -> made.incrementAndGet());
        t.join();
        System.out.print(made.get());
    }
}
