//@ native: yes
//@ outputs: "1 true" | "null false"
import java.util.concurrent.*;
public class OnePollsOneOffers {
    static boolean given;
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> { try { given = q.offer(1, 1, TimeUnit.MILLISECONDS); } catch (InterruptedException e) { } });
        t.start();
        Integer got = q.poll(1, TimeUnit.MILLISECONDS);
        t.join();
        System.out.print(got + " " + given);
    }
}
