//@ outputs: "0 0" | "1 0" | "1 1"
// An entry whose key was collected leaves the map once the map is told so, which takes a moment after the collection.
import java.util.Map;
import java.util.WeakHashMap;

public class CollectedKeyOfAMap {
    public static void main(String[] args) {
        Map<Object, String> map = new WeakHashMap<>();
        map.put(new Object(), "value");
        System.gc();
        int first = map.size();
        System.out.print(first + " " + map.size());
    }
}
