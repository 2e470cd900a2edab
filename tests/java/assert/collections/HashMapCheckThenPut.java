// containsKey and put on a map, each under the map's lock, but not together: both see it absent.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class HashMapCheckThenPut {
    static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

    static void register(int id) {
        if (!map.containsKey("name")) {
            Integer before = map.put("name", id);
            assert before == null; //~ ASSERT
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> register(1));
        t.start();
        register(2);
        t.join();
    }
}
