//@ note: none
// The status is what was chosen: other data, other status, and no schedule has a say in it.
import gov.nasa.jpf.vm.Verify;

public class DataDecides {
    public static void main(String[] args) {
        System.exit(Verify.getInt(0, 2));
    }
}
