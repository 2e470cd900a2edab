//@ native: yes
//@ outputs: "1 2" | "2 1"
// The order is asked for when elements come in.
import java.util.concurrent.*;
public class PriorityByChangingKey {
    static volatile int sign = 1;
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(2, (a, b) -> sign * (a - b));
        q.add(1);
        Thread t = new Thread(() -> sign = -1);
        t.start();
        q.add(2);
        t.join();
        System.out.print(q.poll() + " " + q.poll());
    }
}
