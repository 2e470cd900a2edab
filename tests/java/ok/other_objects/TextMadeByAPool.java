//@ native: yes
//@ outputs: "{0=0}" | "{}" | "{1=1}" | "{0=0, 1=1}"
// The text of the map is made by a worker of the pool, bin by bin.
import java.util.concurrent.*;
public class TextMadeByAPool {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(0, 0);
        ExecutorService e = Executors.newSingleThreadExecutor();
        Future<String> f = e.submit(m::toString);
        m.remove(0);
        m.put(1, 1);
        System.out.print(f.get());
        e.shutdown();
    }
}
