//@ outputs: "fnull"
//@ native: yes
// tryTransfer hands over only to somebody who waits, and poll does not wait: neither succeeds, in any order.
import java.util.concurrent.LinkedTransferQueue;

public class TryTransferFindsNobody {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> System.out.print(q.tryTransfer("a") ? "t" : "f"));
        t.start();
        String s = q.poll();
        t.join();
        System.out.print(s);
    }
}
