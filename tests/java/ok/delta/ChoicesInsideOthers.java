// Choices whose number, bounds and place depend on the choices before: in constructors, in initialisers of classes, in comparators that
// the library calls, in conditions, and as bounds of each other.
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

public class ChoicesInsideOthers {
    static class Lazy {
        static int chosen = Verify.getInt(5, 6);
        static int uses;
    }

    final int value;

    ChoicesInsideOthers(int most) {
        value = most > 1 ? Verify.getInt(0, most) : most - 1;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 2);
        int m = n == 0 ? 9 : Verify.getInt(-n, n - 1);
        ChoicesInsideOthers it = new ChoicesInsideOthers(n);
        if (it.value != 1) {
            Lazy.uses += Lazy.chosen + m;
        }
        Integer[] two = {m, it.value};
        if (n == 1) {
            Arrays.sort(two, (a, b) -> Verify.getBoolean() ? a - b : b - a);
        }
        boolean both = Verify.getBoolean() && (m > 0 || Verify.getBoolean());
        int seen = it.value == 1 ? -1 : Lazy.uses;
        System.out.println(n + " " + m + " " + it.value + " " + two[0] + " " + both + " " + seen);
    }
}
