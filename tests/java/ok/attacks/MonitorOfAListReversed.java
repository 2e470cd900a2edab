//@ outputs: "[a, b]" | "[b, a]"
//@ native: yes
// Both additions are there, in the order of the calls.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class MonitorOfAListReversed {
    public static void main(String[] args) throws Exception {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        Thread t = new Thread(() -> list.add("a"));
        t.start();
        list.add("b");
        t.join();
        System.out.print(list);
    }
}
