//@ native: yes
//@ outputs: "i null" | "t 1"
// Either the interrupt or the taker comes first: the element is handed over once or not at all.
import java.util.concurrent.*;

public class TransferInterruptedOrTaken {
    static Integer taken;

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
        Thread u = new Thread(t::interrupt);
        u.start();
        taken = queue.poll();
        t.join();
        System.out.print(" " + taken);
    }
}
