//@ native: yes
//@ outputs: "1 [2, 3]" | "1 [2]"
import java.util.*;
import java.util.concurrent.*;
public class DrainedWithALimit {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(List.of(1, 2));
        List<Integer> out = new ArrayList<>();
        Thread t = new Thread(() -> q.offer(3));
        t.start();
        q.drainTo(out, 1);
        String rest = q.toString();
        t.join();
        System.out.print(out.size() + " " + rest);
    }
}
