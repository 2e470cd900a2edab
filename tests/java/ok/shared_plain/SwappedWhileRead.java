//@ native: yes
//@ outputs: "ab" | "ba" | "aa"
// Two elements change places one after the other.
import java.util.*;
public class SwappedWhileRead {
    public static void main(String[] args) throws Exception {
        List<String> l = Arrays.asList("a", "b");
        Thread t = new Thread(() -> Collections.swap(l, 0, 1));
        t.start();
        System.out.print(String.join("", l));
        t.join();
    }
}
