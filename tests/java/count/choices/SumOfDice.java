//@ outputs: "2" | "3" | "4" | "5" | "6"
// Two dice of three faces, only their sum is printed: the sums 2 to 6 are 5 texts (from 9 pairs).
import gov.nasa.jpf.vm.Verify;

public class SumOfDice {
    public static void main(String[] args) {
        System.out.print(Verify.getInt(1, 3) + Verify.getInt(1, 3));
    }
}
