//@ native: yes
//@ outputs: "3" | "2" | "1" | "none"
// A vector shrinks while it is enumerated: between the question and the answer there is no element left.
import java.util.*;

public class EnumeratedVector {
    public static void main(String[] args) throws Exception {
        Vector<Integer> vector = new Vector<>(List.of(1, 2));
        Thread t = new Thread(() -> vector.remove(0));
        t.start();
        String seen;
        try {
            int sum = 0;
            for (Enumeration<Integer> e = vector.elements(); e.hasMoreElements();) {
                sum += e.nextElement();
            }
            seen = "" + sum;
        } catch (NoSuchElementException e) {
            seen = "none";
        }
        t.join();
        System.out.print(seen);
    }
}
