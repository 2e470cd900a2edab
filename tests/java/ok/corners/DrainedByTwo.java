//@ native: yes
//@ outputs: "2 0" | "0 2"
// A drain holds the lock of the takers: whoever comes first has everything.
import java.util.concurrent.*;

public class DrainedByTwo {
    static int a, b;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(java.util.List.of(1, 2));
        Thread t = new Thread(() -> a = queue.drainTo(new java.util.ArrayList<>(), 2));
        t.start();
        b = queue.drainTo(new java.util.ArrayList<>(), 2);
        t.join();
        System.out.print(a + " " + b);
    }
}
