//@ native: yes
//@ outputs: "0x" | "1x" | "x0" | "x1"
// The number is turned into text first; another thread may count and print before that text is written.
import java.util.concurrent.atomic.*;
public class PrintedAfterAnotherLine {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(() -> { n.incrementAndGet(); System.out.print("x"); });
        t.start();
        System.out.print(n);
        t.join();
    }
}
