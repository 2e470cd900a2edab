//@ outputs: "true x\n" | "false null\n"
// The same with a transfer queue.
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

public class TransferTried {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = queue.poll(5, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                got[0] = "interrupted";
            }
        });
        t.start();
        boolean given = queue.tryTransfer("x");
        t.join();
        System.out.println(given + " " + got[0]);
    }
}
