//@ expect: exception java.lang.ArrayIndexOutOfBoundsException
// The range of the choice is one too wide.
import gov.nasa.jpf.vm.Verify;

public class IndexFromChoice {
    public static void main(String[] args) {
        int[] cells = new int[3];
        cells[Verify.getInt(0, 3)] = 1; //~ THROWS
    }
}
