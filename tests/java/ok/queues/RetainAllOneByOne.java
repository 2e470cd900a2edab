//@ native: yes
//@ outputs: "[]" | "[3]"
// A bulk removal holds both locks of a linked queue for each batch: an element is there before or after.
import java.util.*;
import java.util.concurrent.*;
public class RetainAllOneByOne {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(List.of(1, 2));
        Thread t = new Thread(() -> q.add(3));
        t.start();
        q.removeIf(x -> true);
        t.join();
        System.out.print(q);
    }
}
