// Casts and instanceof over objects, arrays of objects, arrays of arrays, interfaces and null, some of which fail.
import gov.nasa.jpf.vm.Verify;
import java.io.Serializable;

public class CastsInSome {
    static Object make(int kind) {
        switch (kind) {
            case 0:
                return null;
            case 1:
                return "text";
            case 2:
                return new int[1];
            case 3:
                return new String[][] {{"x"}};
            case 4:
                return new Object[] {1};
            case 5:
                return new CastsInSome();
            default:
                return Long.valueOf(200);
        }
    }

    static int cast(Object it, int to) {
        try {
            Object same = switch (to) {
                case 0 -> (String) it;
                case 1 -> (Object[]) it;
                case 2 -> (Object[][]) it;
                case 3 -> (Serializable) it;
                case 4 -> (Cloneable) it;
                default -> (Number) it;
            };
            return same == it ? 1 : 2;
        } catch (ClassCastException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        Object it = make(Verify.getInt(0, 6));
        int to = Verify.getInt(0, 5);
        int went = cast(it, to);
        int bits = (it instanceof Object[] ? 1 : 0) + (it instanceof Serializable[] ? 2 : 0)
                + (it instanceof Comparable ? 4 : 0) + (it instanceof int[] ? 8 : 0) + (it instanceof String[][] ? 16 : 0);
        boolean twice = Verify.getBoolean();
        System.out.println(to + " " + went + " " + bits + " " + (twice ? cast(it, 5 - to) : -1));
    }
}
