//@ outputs: "taken-sent" | "sent-taken"
// transfer returns when the element has been taken, not before the taker has it; their notes come in either order.
import java.util.concurrent.LinkedTransferQueue;

public class TransferWaits {
    static final LinkedTransferQueue<String> Q = new LinkedTransferQueue<>();
    static String log = "";

    static synchronized void note(String s) {
        log += log.isEmpty() ? s : "-" + s;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Q.take();
                note("taken");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        Q.transfer("x");
        note("sent");
        t.join();
        System.out.print(log);
    }
}
