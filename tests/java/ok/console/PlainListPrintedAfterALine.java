//@ outputs: "[0]x" | "[1]x" | "x[0]" | "x[1]"
// A plain list whose one element is set.
import java.util.*;
public class PlainListPrintedAfterALine {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Arrays.asList(0);
        Thread t = new Thread(() -> { l.set(0, 1); System.out.print("x"); });
        t.start();
        System.out.print(l);
        t.join();
    }
}
