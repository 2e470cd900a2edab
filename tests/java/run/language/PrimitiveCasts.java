// All primitive conversions over edge values, chained casts and casts in expressions.
public class PrimitiveCasts {
    static void d(double d) {
        System.out.println((byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " "
                + Integer.toHexString(Float.floatToIntBits((float) d)));
    }
    static void f(float f) {
        System.out.println((byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f + " "
                + Long.toHexString(Double.doubleToLongBits(f)));
    }
    static void l(long l) {
        System.out.println((byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " "
                + Integer.toHexString(Float.floatToIntBits(l)) + " " + Long.toHexString(Double.doubleToLongBits(l)));
    }
    static void i(int i) {
        System.out.println((byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (long) (char) i + " "
                + Integer.toHexString(Float.floatToIntBits(i)) + " " + Long.toHexString(Double.doubleToLongBits(i)));
    }
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 0.5, -0.5, 0.99999, -0.99999, 127.9, 128, -128.9, -129, 255.5, 256, 32767.5, 32768, 65535.9, 65536,
                -1, 2147483647.5, 2147483648.0, -2147483648.9, -2147483649.0, 4294967296.0, 9.223372036854775e18,
                9.223372036854776e18, -9.3e18, 1e300, -1e300, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN,
                Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3.4028235677973366e38, 3.40282356779733e38,
                1.401298464324817e-45, 7.006492321624085e-46, 7.006492321624086e-46, 16777217, 0.1};
        for (double d : ds) d(d);
        float[] fs = {0, -0f, 0.5f, -0.75f, 200.7f, -200.7f, 40000f, 70000f, 2.1474836e9f, 2.1474835e9f, -2.1474836e9f,
                9.223372e18f, 9.2233715e18f, 1e30f, -1e30f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY,
                Float.NEGATIVE_INFINITY, 0.1f, 1.17549435e-38f};
        for (float f : fs) f(f);
        for (long l : new long[]{0, 1, -1, 127, 128, 255, 256, 32768, 65535, 65536, 0x7fffffffL, 0x80000000L, 0xffffffffL,
                0x100000000L, 1L << 53, (1L << 53) + 1, (1L << 53) + 2, (1L << 24) + 1, Long.MAX_VALUE, Long.MIN_VALUE,
                Long.MAX_VALUE - 511, Long.MAX_VALUE - 512, 0x123456789abcdefL, 0x7fffff4000000001L, 0x7fffffbfffffffffL,
                0x8000008000000001L, 9007199791611905L}) l(l);
        for (int i : new int[]{0, 1, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 16777216, 16777217, 16777219, 33554431,
                33554433, Integer.MAX_VALUE, Integer.MIN_VALUE, 0xdeadbeef}) i(i);
        System.out.println((int) (char) (byte) -1 + " " + (int) (short) (char) -1 + " " + (byte) (char) 300 + " "
                + (int) (char) (byte) 'é' + " " + (long) (float) Long.MAX_VALUE + " " + (int) (float) Integer.MAX_VALUE + " "
                + (float) (double) 0.1f + " " + (double) (float) 0.1 + " " + (int) (1e10 * 3) + " " + (short) (byte) 0xff + " "
                + (byte) (int) 3e9 + " " + (byte) (long) 3e9 + " " + (char) 97.9 + " " + (int) 'a' / 2 + " " + (char) ('a' / 2)
                + " " + (5 / 2) * 2.0 + " " + 5 / 2.0f + " " + 'a' % 7 + " " + -7 / 2 + " " + (-7 >> 1));
    }
}
