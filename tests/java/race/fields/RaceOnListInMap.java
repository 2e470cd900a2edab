//@ flags: +listener=race
// The map is safe, the list in it is not.
import java.util.*;
import java.util.concurrent.*;

public class RaceOnListInMap {
    public static void main(String[] args) throws Exception {
        ConcurrentMap<String, List<Integer>> m = new ConcurrentHashMap<>();
        m.put("k", new ArrayList<>());
        Thread t = new Thread(() -> m.get("k").add(1)); //~ RACE
        t.start();
        m.get("k").add(2); //~ RACE
        t.join();
    }
}
