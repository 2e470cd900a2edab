//@ flags: +listener=race
// The comparator reads what the other thread writes.
import java.util.*;
public class SortedWhileCompared {
    static int sign = 1;
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>(List.of(1, 2));
        Thread t = new Thread(() -> sign = -1); //~ RACE
        t.start();
        l.sort((a, b) -> sign * (a - b)); //~ RACE
        t.join();
    }
}
