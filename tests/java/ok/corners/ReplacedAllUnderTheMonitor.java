//@ native: yes
//@ outputs: "2"
// replaceAll of a synchronized list holds its monitor from the beginning to the end.
import java.util.*;

public class ReplacedAllUnderTheMonitor {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(0)));
        Thread t = new Thread(() -> list.replaceAll(n -> n + 1));
        t.start();
        list.replaceAll(n -> n + 1);
        t.join();
        System.out.print(list.get(0));
    }
}
