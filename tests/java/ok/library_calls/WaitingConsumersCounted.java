//@ outputs: "0 0" | "0 1" | "1 0"
// Main looks twice whether somebody waits; if not, its element may be taken before it is counted. A consumer counts as waiting from the moment it is in the queue until it has got an element.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class WaitingConsumersCounted {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        int before = q.getWaitingConsumerCount();
        int size = 0;
        if (before == 0 && !q.hasWaitingConsumer()) {
            q.add("x");
            size = q.size();
        } else {
            q.put("x");
        }
        t.join();
        System.out.print(before + " " + size);
    }
}
