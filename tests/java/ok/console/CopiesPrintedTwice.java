//@ native: yes
//@ outputs: "[][]" | "[][1]" | "[1][1]"
import java.util.concurrent.*;
public class CopiesPrintedTwice {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> q = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> q.add(1));
        t.start();
        System.out.printf("%s%s", q, q);
        t.join();
    }
}
