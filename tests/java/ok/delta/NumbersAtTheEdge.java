// Arithmetic where single states are at an edge: division by nought and of the least number, remainders, shifts by more than the width,
// narrowing, conversions of what is no number, and comparisons with it.
import gov.nasa.jpf.vm.Verify;

public class NumbersAtTheEdge {
    static final int[] INTS = {0, 1, -1, 31, Integer.MIN_VALUE, Integer.MAX_VALUE};
    static final double[] DOUBLES = {0.0, -0.0, 1e300, Double.NaN, Double.NEGATIVE_INFINITY, 2147483648.5};

    static int divided(int a, int b) {
        try {
            return a / b * 31 + a % b;
        } catch (ArithmeticException e) {
            return 99;
        }
    }

    static long divided(long a, long b) {
        try {
            return a / b ^ a % b;
        } catch (ArithmeticException e) {
            return -99;
        }
    }

    static void run() {
        int a = INTS[choose(0, 5)];
        int b = INTS[choose(0, 5)];
        double x = DOUBLES[choose(0, 5)];
        int whole = divided(a, b) + (a << b) + (a >> b) * 3 + (a >>> (b + 1));
        long wide = divided((long) a << 32, (long) b) + ((long) a << b) + (~(long) a >>> b);
        int narrow = (byte) a * 7 + (char) b + (short) (a ^ b);
        float single = (float) (x * a);
        int converted = (int) x + (int) single + (int) ((long) (x / 3) >> 7) + (int) (char) x;
        int compared = (x < a ? 1 : 0) + (x >= b ? 2 : 0) + (x == x ? 4 : 0) + (single > a ? 8 : 0) + (!(x <= 0) ? 16 : 0);
        double rest = x % 7;
        int bits = Float.floatToIntBits(single) ^ (int) (Double.doubleToLongBits(rest) >>> 32) ^ Float.floatToIntBits(-single % 3f);
        choose(0, 1);
        System.out.println(whole + " " + wide + " " + narrow + " " + converted + " " + compared + " " + bits);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
