//@ native: yes
//@ outputs: "true" | "false"
import java.util.*;
import java.util.concurrent.*;
public class SetOfSetsEquals {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArraySet<Integer> a = new CopyOnWriteArraySet<>(List.of(1)), b = new CopyOnWriteArraySet<>(List.of(1));
        Thread t = new Thread(() -> b.add(2));
        t.start();
        System.out.print(a.equals(b));
        t.join();
    }
}
