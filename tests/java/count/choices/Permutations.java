//@ paths: 24
// Draw one of the letters left until none is left: 4 * 3 * 2 * 1 = 24.
import gov.nasa.jpf.vm.Verify;

public class Permutations {
    static String left = "abcd", drawn = "";

    public static void main(String[] args) {
        while (!left.isEmpty()) {
            int i = Verify.getInt(0, left.length() - 1);
            drawn += left.charAt(i);
            left = left.substring(0, i) + left.substring(i + 1);
        }
        System.out.print(drawn);
    }
}
