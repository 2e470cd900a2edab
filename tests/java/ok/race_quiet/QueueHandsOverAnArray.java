//@ flags: --race
//@ outputs: "42\n"
// What is written before put is seen after take.
import java.util.concurrent.*;

public class QueueHandsOverAnArray {
    public static void main(String[] args) throws Exception {
        BlockingQueue<int[]> queue = new LinkedBlockingQueue<>();
        new Thread(() -> {
            int[] a = new int[1];
            a[0] = 42;
            queue.add(a);
        }).start();
        System.out.println(queue.take()[0]);
    }
}
