// Loops with conditions of every comparison kind over every type, in normal and negated position.
public class LongJumpLoops {
    static int cmp(long a, long b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a < b)) r |= 64;
        if (!(a >= b)) r |= 128;
        return r;
    }
    static int cmp(float a, float b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a < b)) r |= 64;
        if (!(a <= b)) r |= 128;
        if (!(a > b)) r |= 256;
        if (!(a >= b)) r |= 512;
        return r;
    }
    static int cmp(double a, double b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        if (!(a < b)) r |= 64;
        if (!(a <= b)) r |= 128;
        if (!(a > b)) r |= 256;
        if (!(a >= b)) r |= 512;
        return r;
    }
    static int cmp(int a, int b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        return r;
    }
    static int zero(int a) {
        int r = 0;
        if (a < 0) r |= 1;
        if (a <= 0) r |= 2;
        if (a > 0) r |= 4;
        if (a >= 0) r |= 8;
        if (a == 0) r |= 16;
        if (a != 0) r |= 32;
        return r;
    }
    static int ref(Object a, Object b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a == null) r |= 4;
        if (b != null) r |= 8;
        return r;
    }
    public static void main(String[] args) {
        float[] fs = {0f, -0f, 1f, -1f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : fs) { for (float b : fs) System.out.print(cmp(a, b) + " "); System.out.println(); }
        double[] ds = {0, -0.0, 1, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double a : ds) { for (double b : ds) System.out.print(cmp(a, b) + " "); System.out.println(); }
        long[] ls = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32, -(1L << 32)};
        for (long a : ls) { for (long b : ls) System.out.print(cmp(a, b) + " "); System.out.println(); }
        for (long a : ls) {
            for (long b : ls) System.out.print(cmp((int) (a >> 1), (int) b) + ":" + zero((int) (a ^ b)) + " ");
            System.out.println();
        }
        Object[] os = {null, "a", new Object[0], null};
        for (Object a : os) { for (Object b : os) System.out.print(ref(a, b) + " "); System.out.println(); }
        int n = 0; float f = 0; while (f != 16777216f) { f = f * 2 + 1; n++; if (n > 100) break; } System.out.println(n + " " + f);
        double d = 1; n = 0; while (d + 1 > d) { d *= 2; n++; } System.out.println(n + " " + d);
        double e = 1; n = 0; do { e /= 2; n++; } while (!(e <= 0)); System.out.println(n);
        long l = 1; n = 0; for (; l > 0; l = l * 3 + 1) n++; System.out.println(n + " " + l);
        for (double x = 0; !(x > 1); x += 0.25) System.out.print(x + " ");
        System.out.println(Double.NaN > 1 ? "?" : !(Double.NaN <= 1) ? "nan" : "??");
    }
}
