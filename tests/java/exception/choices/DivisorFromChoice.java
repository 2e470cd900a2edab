//@ expect: exception java.lang.ArithmeticException
// x - y is nought for one of nine pairs.
import gov.nasa.jpf.vm.Verify;

public class DivisorFromChoice {
    public static void main(String[] args) {
        int x = Verify.getInt(0, 2);
        int y = Verify.getInt(2, 4);
        int q = 10 / (x - y); //~ THROWS
    }
}
