//@ outputs: "true x" | "false y"
// tryTransfer succeeds only if somebody waits already.
import java.util.concurrent.LinkedTransferQueue;

public class TryTransferNeedsATaker {
    static final LinkedTransferQueue<String> Q = new LinkedTransferQueue<>();
    static String got;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                got = Q.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        boolean sent = Q.tryTransfer("x");
        if (!sent) {
            Q.put("y");
        }
        t.join();
        System.out.print(sent + " " + got);
    }
}
