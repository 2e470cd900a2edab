//@ outputs: "on\n"
// The permit is kept: whether park or unpark comes first, the thread goes on.
import java.util.concurrent.locks.LockSupport;

public class ParkedBeforeOrAfter {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            LockSupport.park();
            System.out.println("on");
        });
        t.start();
        LockSupport.unpark(t);
    }
}
