// float and double arithmetic over edge operands, printed as raw bits; comparisons and remainders.
public class FloatArith {
    static final double[] D = {0.0, -0.0, 1, -1, 0.1, -2.5, 3, 1e-310, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN,
            4503599627370497.5, 1e16, Math.PI};
    static final float[] F = {0f, -0f, 1, -1, 0.1f, -2.5f, 3, 1e-40f, Float.MIN_VALUE, Float.MAX_VALUE,
            Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 16777215.5f, (float) Math.PI};
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static String h(float d) { return Integer.toHexString(Float.floatToIntBits(d)); }
    public static void main(String[] args) {
        for (double a : D) for (double b : D) System.out.println(h(a) + " " + h(b) + ": " + h(a + b) + " " + h(a - b) + " "
                + h(a * b) + " " + h(a / b) + " " + h(a % b) + " " + Double.compare(a, b) + " " + (a < b) + (a == b) + (a >= b)
                + " " + h(Math.max(a, b)) + " " + h(Math.min(a, b)));
        for (float a : F) for (float b : F) System.out.println(h(a) + " " + h(b) + ": " + h(a + b) + " " + h(a - b) + " "
                + h(a * b) + " " + h(a / b) + " " + h(a % b) + " " + Float.compare(a, b) + " " + (a > b) + (a != b) + (a <= b)
                + " " + h(Math.max(a, b)) + " " + h(Math.min(a, b)));
        for (double a : D) System.out.println(h(-a) + " " + h(Math.abs(a)) + " " + (int) a + " " + (long) a + " " + h((float) a)
                + " " + h((double) (float) a) + " " + Double.isNaN(a) + Double.isInfinite(a) + Double.isFinite(a) + " "
                + Double.hashCode(a) + " " + Double.toHexString(a));
        for (float a : F) System.out.println(h(-a) + " " + h(Math.abs(a)) + " " + (int) a + " " + (long) a + " " + h((double) a)
                + " " + Float.isNaN(a) + Float.isInfinite(a) + " " + Float.hashCode(a) + " " + Float.toHexString(a));
        double s = 0;
        for (int i = 1; i < 1000; i++) s += 1.0 / i / i;
        System.out.println(h(s));
        float t = 0;
        for (int i = 1; i < 1000; i++) t += 1f / i;
        System.out.println(h(t));
        float rounded = (float) (0.1f * 3.0 + 1e-9);
        System.out.println(h(rounded) + h(0.1f * 3.0f) + h((float) (0.1 * 3)));
    }
}
