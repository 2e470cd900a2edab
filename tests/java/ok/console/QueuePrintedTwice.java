//@ native: yes
//@ outputs: "[][]" | "[][1]" | "[1][1]"
import java.util.concurrent.*;
public class QueuePrintedTwice {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> q.add(1));
        t.start();
        System.out.printf("%s%s", q, q);
        t.join();
    }
}
