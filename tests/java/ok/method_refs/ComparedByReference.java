//@ native: yes
//@ outputs: "1" | "0" | "-1"
// The two are read one after the other: the first before both are changed and the second after, they are equal.
import java.util.*;
import java.util.concurrent.atomic.*;
public class ComparedByReference {
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(1), b = new AtomicInteger(0);
        Thread t = new Thread(() -> { a.set(0); b.set(1); });
        t.start();
        int c = Comparator.comparingInt(AtomicInteger::get).compare(a, b);
        t.join();
        System.out.print(c);
    }
}
