//@ flags: +listener=race
// What is written after the transfer is not handed over.
import java.util.concurrent.*;

public class TransferredThenWritten {
    static int x;

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            queue.put(1);
            x = 1; //~ RACE
        });
        t.start();
        queue.take();
        int seen = x; //~ RACE
        t.join();
    }
}
