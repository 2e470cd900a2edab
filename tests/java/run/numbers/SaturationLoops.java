// Saturating, wrapping, fixed-point and clamped arithmetic, and integer conversions inside loops.
public class SaturationLoops {
    static int satAdd(int a, int b) { int r = a + b; return ((a ^ r) & (b ^ r)) < 0 ? a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE : r; }
    static long satMul(long a, long b) {
        long hi = Math.multiplyHigh(a, b), lo = a * b;
        if (hi == 0 && lo >= 0 || hi == -1 && lo < 0) return lo;
        return (a ^ b) < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    static int fixMul(int a, int b) { return (int) ((long) a * b >> 16); }
    static int fixDiv(int a, int b) { return (int) (((long) a << 16) / b); }
    static int fixSqrt(int a) { long v = (long) a << 16, r = 0, bit = 1L << 46; while (bit > v) bit >>= 2; while (bit != 0) { if (v >= r + bit) { v -= r + bit; r = (r >> 1) + bit; } else r >>= 1; bit >>= 2; } return (int) r; }
    static byte clamp(int v) { return (byte) (v < -128 ? -128 : v > 127 ? 127 : v); }
    static String fix(int a) { return (a < 0 ? "-" : "") + (Math.abs((long) a) >> 16) + "+" + (Math.abs((long) a) & 0xffff) + "/65536"; }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 1 << 30, -(1 << 30), Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : v) {
            StringBuilder s = new StringBuilder();
            for (int b : v) s.append(satAdd(a, b)).append(' ').append(satMul((long) a << 20, (long) b << 14)).append(' ').append(clamp(a ^ b)).append("; ");
            System.out.println(s);
        }
        int x = 3 << 16, y = -(5 << 15);
        System.out.println(fix(fixMul(x, y)) + " " + fix(fixDiv(x, y)) + " " + fix(fixSqrt(2 << 16)) + " " + fix(fixSqrt(100 << 16)) + " " + fix(fixSqrt(1)));
        byte b = 0;
        short sh = 0;
        char c = 0;
        int i = 0;
        long h = 0;
        for (int k = 0; k < 1000; k++) {
            b += k; b ^= sh; sh -= b * 3; sh <<= 1; c += sh; c >>>= 1; c *= 7; i += c - sh; i = Integer.rotateLeft(i, b);
            h = h * 31 + (b & 0xff) + (sh & 0xffff) * 3L + c * 5L + i;
            if (k % 100 == 0) System.out.println(b + " " + sh + " " + (int) c + " " + i + " " + h);
        }
        System.out.println(h);
        float f = 0;
        int n = 0;
        for (int k = 0; k < 300; k++) { f += k * 1e7f; n = (int) f; if (n == Integer.MAX_VALUE) { System.out.println("saturated at " + k); break; } }
        double d = 1;
        long steps = 0;
        while ((long) d != Long.MAX_VALUE) { d *= 3; steps++; }
        System.out.println(steps + " " + (int) -d + " " + (char) (int) -d % 7 + " " + (byte) d + " " + (short) -d);
    }
}
