//@ outputs: "one\n" | "mine stays\n" | "theirs stays\n"
// BigDecimal keeps its text without a lock: as with the views of maps.
import java.math.BigDecimal;

public class TextIdentity {
    static final BigDecimal number = new BigDecimal("12.5");
    static Object theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = number.toString());
        t.start();
        Object mine = number.toString();
        t.join();
        if (mine == theirs) {
            System.out.println("one");
        } else {
            System.out.println(number.toString() == mine ? "mine stays" : "theirs stays");
        }
    }
}
