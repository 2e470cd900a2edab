//@ native: yes
//@ outputs: "[]x" | "[1]x" | "x[]" | "x[1]"
// The list is turned into text first; another thread may add and print before that text is written.
import java.util.concurrent.*;
public class CopiesPrintedAfterALine {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> { l.add(1); System.out.print("x"); });
        t.start();
        System.out.print(l);
        t.join();
    }
}
