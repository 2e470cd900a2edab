//@ outputs: "a" | "b"
//@ native: yes
// If the taker waits already, it gets what is transferred; else what is put after that.
import java.util.concurrent.LinkedTransferQueue;

public class TransferOrPut {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                System.out.print(q.take());
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        if (!q.tryTransfer("a")) {
            q.put("b");
        }
        t.join();
    }
}
