// One value out of twenty breaks it.
import gov.nasa.jpf.vm.Verify;

public class OneBadValue {
    public static void main(String[] args) {
        int x = Verify.getInt(1, 20);
        assert x * x != 289; //~ ASSERT
    }
}
