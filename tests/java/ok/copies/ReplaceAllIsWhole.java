//@ native: yes
//@ outputs: "[1, 1]" | "[2, 2]"
import java.util.*;
import java.util.concurrent.*;
public class ReplaceAllIsWhole {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 1));
        Thread t = new Thread(() -> l.replaceAll(x -> x + 1));
        t.start();
        System.out.print(l);
        t.join();
    }
}
