//@ outputs: "1" | "3"
// ignoreIf drops the paths on which its condition holds.
import gov.nasa.jpf.vm.Verify;

public class IgnoredPaths {
    public static void main(String[] args) {
        int x = Verify.getInt(0, 3);
        Verify.ignoreIf(x % 2 == 0);
        assert x % 2 == 1;
        System.out.print(x);
    }
}
