//@ native: yes
//@ outputs: "i 0 null"
// Nobody takes what is transferred: it goes when the transfer is interrupted.
import java.util.concurrent.*;

public class TransferInterruptedLeavesNothing {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                queue.transfer(1);
                System.out.print("t");
            } catch (InterruptedException e) {
                System.out.print("i");
            }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.print(" " + queue.size() + " " + queue.poll());
    }
}
