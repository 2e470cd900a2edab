//@ native: yes
//@ outputs: "aa" | "ab" | "ba"
// Two threads draw from one iterator of a list: both may get the first element.
import java.util.*;

public class OneIteratorForTwo {
    static String mine;

    public static void main(String[] args) throws Exception {
        Iterator<String> it = new ArrayList<>(List.of("a", "b")).iterator();
        Thread t = new Thread(() -> mine = it.next());
        t.start();
        String other = it.next();
        t.join();
        System.out.print(mine + other);
    }
}
