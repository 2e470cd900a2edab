//@ outputs: "12true0" | "1i0false0" | "1i0true1" | "1i1true1" | "i1false1"
// Nothing is taken ("i1": interrupted before the first take got the lock; the queue is full then, and 2 does not fit), or 1: then the second take is
// interrupted, and 2 comes before the first take (it does not fit: "1i0false0"), or after it, before or after the size was looked at ("1i1true1",
// "1i0true1"); or the second take has 2 before it notices.
import java.util.concurrent.*;
public class TakeOrStop {
    public static void main(String[] a) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        String[] said = {""};
        Thread x = new Thread(() -> { try { said[0] += q.take(); said[0] += q.take(); } catch (InterruptedException e) { said[0] += "i" + q.size(); } });
        x.start();
        q.put(1);
        x.interrupt();
        boolean second = q.offer(2);
        x.join();
        System.out.print(said[0] + second + q.size());
    }
}
