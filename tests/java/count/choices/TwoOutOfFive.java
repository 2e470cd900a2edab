//@ paths: 10
// Words of five bits in which exactly two are set: 5! / (2! 3!) = 10; the other words are ignored.
import gov.nasa.jpf.vm.Verify;

public class TwoOutOfFive {
    static String word = "";

    public static void main(String[] args) {
        int ones = 0;
        for (int i = 0; i < 5; i++) {
            boolean b = Verify.getBoolean();
            if (b) ones++;
            word += b ? "1" : "0";
        }
        Verify.ignoreIf(ones != 2);
        System.out.print(word);
    }
}
