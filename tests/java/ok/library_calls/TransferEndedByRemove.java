//@ outputs: "null true" | "5 false"
// An element whose giver waits is taken or removed; the giver gets on either way.
import java.util.concurrent.*;
public class TransferEndedByRemove {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        boolean[] gone = new boolean[1];
        Thread a = new Thread(() -> { try { q.transfer(5); } catch (InterruptedException x) { } });
        a.start();
        while (q.isEmpty()) Thread.onSpinWait();
        Thread b = new Thread(() -> gone[0] = q.remove(5));
        b.start();
        Integer got = q.poll();
        b.join(); a.join();
        System.out.print(got + " " + gone[0]);
    }
}
