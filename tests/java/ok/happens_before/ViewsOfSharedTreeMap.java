//@ flags: +listener=race
// As KeySetOfSharedMap with the views of a TreeMap.
import java.util.TreeMap;

public class ViewsOfSharedTreeMap {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        new Thread(() -> map.values().size()).start();
        map.values().size();
        map.entrySet().size();
    }
}
