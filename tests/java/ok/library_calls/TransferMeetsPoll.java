//@ outputs: "true x" | "false null"
// tryTransfer hands over only if somebody waits; a poll that does not wait is nobody who waits.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class TransferMeetsPoll {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = q.poll(1, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        boolean given = q.tryTransfer("x");
        t.join();
        System.out.print(given + " " + got[0]);
    }
}
