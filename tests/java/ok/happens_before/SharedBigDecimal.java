//@ flags: +listener=race
// BigDecimal keeps its precision and its text.
import java.math.BigDecimal;

public class SharedBigDecimal {
    public static void main(String[] args) {
        BigDecimal number = new BigDecimal("12.50");
        new Thread(() -> number.toString()).start();
        number.toString();
        number.precision();
    }
}
