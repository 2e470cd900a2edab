// Sets of the same numbers put in by other orders: one order, of those that all come to the same size, fails.
import gov.nasa.jpf.vm.Verify;
import java.util.LinkedHashSet;
import java.util.Set;

public class OneHashOfMany {
    public static void main(String[] args) {
        Set<Integer> set = new LinkedHashSet<>();
        for (int i = 0; i < 3; i++) {
            set.add(200 + Verify.getInt(0, 2));
        }
        int order = 0;
        for (int each : set) {
            order = order * 3 + each - 200;
        }
        assert order != 21 : set; //~ ASSERT
    }
}
