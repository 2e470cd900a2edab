//@ flags: --race +property.exception=off
// One thread walks a HashMap that another one changes.
import java.util.*;

public class IteratorOfSharedMap {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Thread t = new Thread(() -> map.put("b", 2)); //~ RACE
        t.start();
        int n = 0;
        for (String k : map.keySet()) n++; //~ RACE
        t.join();
    }
}
