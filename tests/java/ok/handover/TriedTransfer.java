//@ native: yes
//@ outputs: "true 1" | "false 2"
// A transfer that does not wait works only if somebody waits already.
import java.util.concurrent.*;

public class TriedTransfer {
    static int got;

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                got = queue.take();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        boolean transferred = queue.tryTransfer(1);
        if (!transferred) {
            queue.put(2);
        }
        t.join();
        System.out.print(transferred + " " + got);
    }
}
