//@ native: yes
//@ outputs: "true false" | "false true"
import java.util.*;
import java.util.concurrent.*;
public class KeySetWithDefault {
    public static void main(String[] args) throws Exception {
        Set<Integer> s = new ConcurrentHashMap<Integer, Boolean>().keySet(Boolean.TRUE);
        boolean[] first = new boolean[2];
        Thread t = new Thread(() -> first[0] = s.add(1));
        t.start();
        first[1] = s.add(1);
        t.join();
        System.out.print(first[0] + " " + first[1]);
    }
}
