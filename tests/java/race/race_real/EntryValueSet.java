//@ flags: +listener=race
// An entry of a plain map is written through the iterator and read by get.
import java.util.*;
public class EntryValueSet {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1));
        Thread t = new Thread(() -> m.entrySet().iterator().next().setValue(2)); //~ RACE
        t.start();
        m.get(1); //~ RACE
        t.join();
    }
}
