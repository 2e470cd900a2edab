//@ native: yes
//@ outputs: "[0]" | "[]" | "[1]" | "[0, 1]"
// A stream over the map is run by a future. It may see the first bin before the change and the second after.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class WalkedByATask {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(0, 0);
        FutureTask<Object> f = new FutureTask<>(m.keySet().stream()::toList);
        Thread t = new Thread(f);
        t.start();
        m.remove(0);
        m.put(1, 1);
        System.out.print(f.get());
    }
}
