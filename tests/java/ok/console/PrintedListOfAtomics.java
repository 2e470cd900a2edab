//@ native: yes
//@ outputs: "[0, 0]" | "[0, 1]" | "[1, 1]"
// The same number twice in a list: it may change between the two texts.
import java.util.*;
import java.util.concurrent.atomic.*;
public class PrintedListOfAtomics {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        List<AtomicInteger> l = Arrays.asList(n, n);
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        System.out.print(l);
        t.join();
    }
}
