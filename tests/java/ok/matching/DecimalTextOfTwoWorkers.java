//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetOfTwoWorkers with the text that a BigDecimal keeps.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.math.BigDecimal;

public class DecimalTextOfTwoWorkers {
    static String kept;

    public static void main(String[] args) throws Exception {
        BigDecimal number = new BigDecimal("1234.5");
        Thread t = new Thread(() -> number.toString());
        Thread u = new Thread(() -> kept = number.toString());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(kept == number.toString());
    }
}
