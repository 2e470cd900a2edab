//@ outputs: "3\n"
// Each consumer passes the pill on, and all is eaten before it.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TakersOfOnePill {
    static AtomicInteger sum = new AtomicInteger();

    static void eat(BlockingQueue<Integer> q) {
        try {
            for (int i; (i = q.take()) >= 0; ) sum.addAndGet(i);
            q.put(-1);
        } catch (InterruptedException e) {}
    }

    public static void main(String[] a) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> eat(q)), u = new Thread(() -> eat(q));
        t.start();
        u.start();
        q.put(1);
        q.put(2);
        q.put(-1);
        t.join();
        u.join();
        System.out.println(sum);
    }
}
