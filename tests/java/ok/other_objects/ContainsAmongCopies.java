//@ native: yes
//@ outputs: "true" | "false"
// The queue is locked, its elements are not. One of them equals [1] at any moment, but the first is compared
// before it does and the second when it no longer does: not found.
import java.util.*;
import java.util.concurrent.*;
public class ContainsAmongCopies {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> a = new CopyOnWriteArrayList<>(), b = new CopyOnWriteArrayList<>(List.of(1));
        ArrayBlockingQueue<Object> q = new ArrayBlockingQueue<>(2);
        q.add(a); q.add(b);
        Thread t = new Thread(() -> { a.add(1); b.clear(); });
        t.start();
        boolean found = q.contains(List.of(1));
        t.join();
        System.out.print(found);
    }
}
