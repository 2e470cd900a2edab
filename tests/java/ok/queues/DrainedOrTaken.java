//@ outputs: "[]:a" | "[a]:-" 
// drainTo and poll: one has it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class DrainedOrTaken {
    static String x;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> q = new LinkedBlockingQueue<>();
        q.add("a");
        Thread t = new Thread(() -> x = q.poll());
        t.start();
        List<String> l = new ArrayList<>();
        q.drainTo(l);
        t.join();
        System.out.print(l + ":" + (x == null ? "-" : x));
    }
}
