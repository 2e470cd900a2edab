// Arrays of lengths that differ, made right into the arguments of a call: the length lies in the register that the array is put
// into, and states that wait for their turn still need it.
//@ outputs: ""
import gov.nasa.jpf.vm.Verify;

public class LengthsInArguments {
    static int length(int[] numbers, int more, byte[] small) {
        return numbers.length * 10 + small.length + more;
    }

    public static void main(String[] args) {
        int all = 0;
        for (int i = 0; i < 3; i++) {
            int n = Verify.getInt(0, 3);
            int more = Verify.getInt(0, 1);
            int found = length(new int[n + more], more, new byte[more * 5 + n]);
            assert found == (n + more) * 10 + more * 5 + n + more;
            all = all * 7 + found;
        }
        Verify.getInt(0, 1);
        assert all >= 0;
    }
}
