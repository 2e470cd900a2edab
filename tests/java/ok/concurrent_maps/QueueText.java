//@ outputs: "[a]" | "[]" | "[b]" | "[a, b]"
// toString walks along too.
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueText {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
        q.add("a");
        Thread t = new Thread(() -> {
            q.poll();
            q.add("b");
        });
        t.start();
        String s = q.toString();
        t.join();
        System.out.print(s);
    }
}
