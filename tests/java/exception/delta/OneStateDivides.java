//@ expect: exception java.lang.ArithmeticException
// Of 1000 states one divides by zero at the end: 3, 1, 4, with every other sum of squares something is left.
import gov.nasa.jpf.vm.Verify;

public class OneStateDivides {
    public static void main(String[] args) {
        int a = Verify.getInt(0, 9);
        int b = Verify.getInt(0, 9);
        int c = Verify.getInt(0, 9);
        int left = (a - 3) * (a - 3) + (b - 1) * (b - 1) + (c - 4) * (c - 4);
        int[] parts = new int[1 + 100 / left]; //~ THROWS
        if (parts.length == 0) {
            throw new IllegalStateException();
        }
    }
}
