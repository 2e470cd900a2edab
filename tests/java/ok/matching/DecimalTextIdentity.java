//@ native: yes
//@ outputs: "false\n" | "true\n"
// BigDecimal keeps its text once it was asked for; both threads can make one.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.math.BigDecimal;

public class DecimalTextIdentity {
    public static void main(String[] args) throws Exception {
        BigDecimal number = new BigDecimal("1234.5");
        Thread t = new Thread(() -> number.toString());
        t.start();
        String mine = number.toString();
        t.join();
        System.out.println(mine == number.toString());
    }
}
