//@ expect: exception java.lang.ArithmeticException
//@ flags: +search.multiple_errors=true
//@ outputs: "-6\n" | "6\n" | "-12\n" | "12\n"
// Five divisors; the one that fails does not hide the other four.
import gov.nasa.jpf.vm.Verify;

public class ChoicesThatPass {
    public static void main(String[] args) {
        int divisor = Verify.getInt(-2, 2);
        System.out.println(12 / divisor); //~ THROWS
    }
}
