// Paths that end in the middle of loops, calls and finally blocks, in some states of a step only.
import gov.nasa.jpf.vm.Verify;

public class IgnoredInSome {
    static int left;

    static int drain(int n, int at) {
        try {
            while (n > 0) {
                Verify.ignoreIf(n == at);
                n -= 2;
                left++;
            }
            return n;
        } finally {
            left += 10;
            Verify.ignoreIf(left == 12);
        }
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 6);
        int at = Verify.getInt(0, 3);
        int end = drain(n, at);
        boolean more = Verify.getBoolean();
        Verify.ignoreIf(more && n % 3 == 0);
        System.out.println(n + " " + at + " " + end + " " + left + " " + more);
    }
}
