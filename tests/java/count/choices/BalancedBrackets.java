//@ paths: 14
// Balanced words of four pairs of brackets: the fourth Catalan number, 8! / (4! 5!) = 14.
import gov.nasa.jpf.vm.Verify;

public class BalancedBrackets {
    static String word = "";

    public static void main(String[] args) {
        int open = 0;
        for (int i = 0; i < 8; i++) {
            boolean up = Verify.getBoolean();
            open += up ? 1 : -1;
            Verify.ignoreIf(open < 0 || open > 8 - i - 1);
            word += up ? "(" : ")";
        }
        System.out.print(word);
    }
}
