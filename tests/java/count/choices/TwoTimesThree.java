//@ paths: 6
//@ outputs: "00" | "01" | "02" | "10" | "11" | "12"
// A boolean and one of three values: 2 * 3 = 6.
import gov.nasa.jpf.vm.Verify;

public class TwoTimesThree {
    public static void main(String[] args) {
        boolean b = Verify.getBoolean();
        int x = Verify.getInt(0, 2);
        System.out.print((b ? "1" : "0") + x);
    }
}
