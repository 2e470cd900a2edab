//@ outputs: "0 1\n" | "1 0\n"
// The element is eaten or still there.
import java.util.concurrent.*;

public class ConsumerStoppedByInterrupt {
    static int eaten;

    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                for (;;) eaten += q.take();
            } catch (InterruptedException e) {}
        });
        t.start();
        q.put(1);
        t.interrupt();
        t.join();
        System.out.println(eaten + " " + q.size());
    }
}
