//@ flags: +listener=race
// Whoever takes what was transferred sees what was done before.
import java.util.concurrent.*;

public class Transferred {
    static int x;

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            x = 1;
            try {
                queue.transfer(1);
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        queue.take();
        int seen = x;
        t.join();
    }
}
