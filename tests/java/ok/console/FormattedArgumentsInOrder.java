//@ native: yes
//@ outputs: "00" | "01" | "11"
// The first argument is turned into text before the second.
import java.util.concurrent.atomic.*;
public class FormattedArgumentsInOrder {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        System.out.printf("%s%s", n, n);
        t.join();
    }
}
