// Longs and doubles: halves that differ apart from each other, conversions at their limits, comparisons with NaN and zeros.
import gov.nasa.jpf.vm.Verify;

public class WideColumns {
    static long total;
    static double mean;
    long field = 1L << 33;
    double part = -0.0;

    public static void main(String[] args) {
        long[] longs = {0, -1, Long.MIN_VALUE, 1L << 32, 0xFFFF_FFFFL, Long.MAX_VALUE};
        double[] doubles = {0.0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY, 4.9e-324, 1e300};
        WideColumns it = new WideColumns();
        long a = longs[Verify.getInt(0, 5)];
        double b = doubles[Verify.getInt(0, 5)];
        it.field ^= a;
        it.part += b;
        total += it.field >>> 31;
        mean = mean * 2 - b;
        float f = (float) b;
        long mixed = a * 31 + (long) b;
        int bits = Long.compare(a, mixed) * 100 + (b < mean ? 1 : 0) + (b >= mean ? 2 : 0) + (b != b ? 4 : 0)
                + (f > 0 ? 8 : 0) + (1 / it.part < 0 ? 16 : 0);
        bits += Verify.getBoolean() ? (int) (a >> 63) : (int) (a % 7);
        long divided = a / (mixed | 1);
        if ((int) a == -1) {
            longs[2] = divided;
        }
        System.out.println(a + " " + b + " " + (int) b + " " + (int) (char) (int) f + (byte) a + " " + mixed + " " + bits
                + " " + it.field + " " + it.part + " " + total + " " + mean + " " + divided + " " + longs[2]
                + " " + Double.doubleToRawLongBits(b) + " " + Double.compare(b, mean) + " " + (a << (int) b));
    }
}
