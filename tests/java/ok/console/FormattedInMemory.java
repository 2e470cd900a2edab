//@ native: yes
//@ outputs: "00" | "01" | "11"
// The same arguments formatted into a string, not by the console.
import java.util.concurrent.atomic.*;
public class FormattedInMemory {
    public static void main(String[] args) throws Exception {
        AtomicLong n = new AtomicLong();
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        String s = String.format("%s%s", n, n);
        t.join();
        System.out.print(s);
    }
}
