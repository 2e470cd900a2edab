//@ outputs: "12" | "21"
// Nobody gets what the other has.
import java.util.concurrent.ConcurrentSkipListMap;

public class FirstEntryIsTakenTwice {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "1");
        map.put(2, "2");
        String[] seen = new String[1];
        Thread other = new Thread(() -> seen[0] = map.pollFirstEntry().getValue());
        other.start();
        String mine = map.pollFirstEntry().getValue();
        other.join();
        System.out.print(mine + seen[0]);
    }
}
