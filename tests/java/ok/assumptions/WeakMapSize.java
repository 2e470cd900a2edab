//@ assumes: weak
// A WeakHashMap loses entries when the collector wants.
import java.util.WeakHashMap;

public class WeakMapSize {
    public static void main(String[] args) {
        WeakHashMap<Object, Integer> map = new WeakHashMap<>();
        map.put(new Object(), 1);
        System.out.println(map.size());
    }
}
