//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideAnotherThread with the text of a BigDecimal.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.math.BigDecimal;

public class DecimalTextBesideAnotherThread {
    static volatile int other;
    static String kept;

    public static void main(String[] args) throws Exception {
        BigDecimal number = new BigDecimal("1.5");
        Thread t = new Thread(() -> number.toString());
        Thread u = new Thread(() -> kept = number.toString());
        Thread w = new Thread(() -> {
            other = 1;
            other = 2;
        });
        t.start();
        u.start();
        w.start();
        t.join();
        u.join();
        w.join();
        System.out.println(kept == number.toString());
    }
}
