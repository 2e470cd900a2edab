// Two choices that are harmless alone.
import gov.nasa.jpf.vm.Verify;

public class BadPairOfChoices {
    public static void main(String[] args) {
        boolean a = Verify.getBoolean();
        boolean b = Verify.getBoolean();
        assert !(a && b); //~ ASSERT
    }
}
