//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideNewThread with the text that a BigDecimal keeps.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.math.BigDecimal;

public class DecimalTextBesideNewThread {
    static volatile int other;
    static String kept;

    public static void main(String[] args) throws Exception {
        BigDecimal number = new BigDecimal("1.5");
        Thread t = new Thread(() -> number.toString());
        Thread u = new Thread(() -> kept = number.toString());
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(kept == number.toString());
    }
}
