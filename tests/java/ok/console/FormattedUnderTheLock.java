//@ native: yes
//@ outputs: "00x" | "01x" | "11x" | "x11"
// printf holds the lock of the stream while it makes texts: nothing comes between the two, and the other has counted before it waits.
import java.util.concurrent.atomic.*;
public class FormattedUnderTheLock {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(() -> { n.incrementAndGet(); System.out.print("x"); });
        t.start();
        System.out.printf("%s%s", n, n);
        t.join();
    }
}
