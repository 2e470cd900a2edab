//@ native: yes
//@ outputs: "[1] 2" | "[1] null" | "[] 1"
// One fits into the queue. If it is drained, the second one may be put, or its putter interrupted before that.
import java.util.*;
import java.util.concurrent.*;
public class DrainedWhilePutting {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> { try { q.put(1); q.put(2); } catch (InterruptedException e) { } });
        t.start();
        List<Integer> l = new ArrayList<>();
        q.drainTo(l);
        Integer rest = l.isEmpty() ? q.take() : null;
        t.interrupt();
        t.join();
        System.out.print(l + " " + (l.size() == 1 ? q.poll() : rest));
    }
}
