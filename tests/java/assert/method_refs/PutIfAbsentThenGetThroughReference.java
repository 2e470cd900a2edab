// Two look-ups through map::get are two steps, even where the library calls them in a row.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

public class PutIfAbsentThenGetThroughReference {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 1);
        new Thread(() -> map.put("k", 2)).start();
        List<Integer> seen = List.of("k", "k").stream().map(map::get).collect(Collectors.toList());
        assert seen.get(0).equals(seen.get(1)); //~ ASSERT
    }
}
