//@ outputs: "[a]\n" | "[a, b]\n"
// A walk over a concurrent map may see what is put meanwhile or not.
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

public class WeaklyForEach {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        new Thread(() -> map.put("b", 2)).start();
        Set<String> seen = new TreeSet<>();
        map.forEach((k, v) -> seen.add(k));
        System.out.println(seen);
    }
}
