//@ native: yes
//@ outputs: "1 1" | "1 2" | "2 1"
// next() of a list's iterator reads and writes its cursor.
import java.util.*;

public class SharedIteratorGivesTwice {
    static int other;

    public static void main(String[] args) throws Exception {
        Iterator<Integer> it = List.of(1, 2).iterator();
        Thread t = new Thread(() -> other = it.next());
        t.start();
        int mine = it.next();
        t.join();
        System.out.print(mine + " " + other);
    }
}
