//@ native: yes
//@ outputs: "true false 1" | "false true 1"
// add of a set looks and adds at one moment.
import java.util.concurrent.*;

public class AddedToASetOfCopiesOnce {
    static boolean a, b;

    public static void main(String[] args) throws Exception {
        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
        Thread t = new Thread(() -> a = set.add("x"));
        t.start();
        b = set.add("x");
        t.join();
        System.out.print(a + " " + b + " " + set.size());
    }
}
