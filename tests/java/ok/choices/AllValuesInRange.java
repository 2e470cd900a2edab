//@ outputs: "0" | "1" | "2" | "3"
// getInt gives every value of its interval, ends included, and no other.
import gov.nasa.jpf.vm.Verify;

public class AllValuesInRange {
    public static void main(String[] args) {
        int x = Verify.getInt(0, 3);
        assert x >= 0 && x <= 3;
        System.out.print(x);
    }
}
