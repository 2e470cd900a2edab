//@ native: yes
//@ outputs: "I 1" | "1 true"
// An interrupt comes before the element, or after it was taken and leaves its mark.
import java.util.concurrent.*;

public class TakenOrInterrupted {
    static String seen;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                int got = queue.take();
                while (!Thread.currentThread().isInterrupted()) {
                    Thread.onSpinWait();
                }
                seen = got + " true";
            } catch (InterruptedException e) {
                seen = "I " + queue.size();
            }
        });
        t.start();
        queue.add(1);
        t.interrupt();
        t.join();
        System.out.print(seen);
    }
}
