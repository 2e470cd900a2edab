//@ outputs: "{1=a}{1=a, 2=b}" | "{}{1=a, 2=b}"
// putAll is no single step: a put that finds the table half made waits for it, and must let the other thread get on.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllBesidePut {
    static final ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> map.putAll(Map.of(1, "a")));
        other.start();
        String before = new TreeMap<>(map).toString();
        map.put(2, "b");
        other.join();
        System.out.print(before + new TreeMap<>(map));
    }
}
