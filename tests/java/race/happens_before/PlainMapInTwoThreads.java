//@ flags: +listener=race
// As PlainListInTwoThreads with a HashMap: a put against a get.
import java.util.HashMap;
import java.util.Map;

public class PlainMapInTwoThreads {
    public static void main(String[] args) {
        Map<Integer, Integer> map = new HashMap<>();
        new Thread(() -> map.put(1, 1)).start(); //~ RACE
        map.get(1); //~ RACE
    }
}
