//@ outputs: "1,2" | "2,2"
// Two keys in two bins of a table that is there: the count may lose one, but both keys are there. The second number is how many a walk
// finds: it ends where the table does, not by the count.
import java.util.HashMap;

public class CountOfAMap {
    public static void main(String[] args) throws Exception {
        HashMap<Integer, Integer> map = new HashMap<>();
        map.put(5, 5);
        map.remove(5);
        Thread other = new Thread(() -> map.put(1, 1));
        other.start();
        map.put(2, 2);
        other.join();
        int found = 0;
        for (int key : map.keySet()) {
            found++;
        }
        System.out.print(map.size() + "," + found);
    }
}
