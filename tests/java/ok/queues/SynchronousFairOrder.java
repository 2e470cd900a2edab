//@ native: yes
//@ outputs: "null" | "1"
import java.util.concurrent.*;
public class SynchronousFairOrder {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Thread t = new Thread(() -> { try { q.put(1); } catch (InterruptedException e) { } });
        t.setDaemon(true);
        t.start();
        System.out.print(q.poll());
    }
}
