//@ native: yes
//@ outputs: "false null"
// Two threads that do not wait for each other never meet.
import java.util.concurrent.*;

public class NeitherWaits {
    static Integer got;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread t = new Thread(() -> got = queue.poll());
        t.start();
        boolean offered = queue.offer(1);
        t.join();
        System.out.print(offered + " " + got);
    }
}
