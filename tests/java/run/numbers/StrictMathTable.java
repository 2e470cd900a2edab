// Every StrictMath function over a table of arguments, results as raw bits. StrictMath is exactly specified (fdlibm).
public class StrictMathTable {
    static final double[] X = {0.0, -0.0, 1e-300, Double.MIN_VALUE, 1e-9, 0.1, -0.25, 0.5, -0.7, 0.999, 1, -1, 1.5, 2, -2.75,
            3.14159, 4, 7.25, 10, -20.125, 100, 708.5, -745.2, 710, 1000.5, 1e5, -1e7, 1e15, 1e22, 1e300, Double.MAX_VALUE,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
    static final double[] Y = {0.0, -0.0, 0.5, -1, 2, 3, -3.5, 10, 0.333, 1e10, 1e300, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.NaN};
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    public static void main(String[] args) {
        for (double x : X) {
            StringBuilder s = new StringBuilder(h(x)).append(':');
            double[] r = {StrictMath.sin(x), StrictMath.cos(x), StrictMath.tan(x), StrictMath.asin(x), StrictMath.acos(x),
                    StrictMath.atan(x), StrictMath.exp(x), StrictMath.log(x), StrictMath.log10(x), StrictMath.sqrt(x),
                    StrictMath.cbrt(x), StrictMath.sinh(x), StrictMath.cosh(x), StrictMath.tanh(x), StrictMath.expm1(x),
                    StrictMath.log1p(x), StrictMath.ceil(x), StrictMath.floor(x), StrictMath.rint(x), StrictMath.toRadians(x),
                    StrictMath.toDegrees(x), StrictMath.signum(x), StrictMath.ulp(x), StrictMath.nextUp(x), StrictMath.nextDown(x)};
            for (double d : r) s.append(' ').append(h(d));
            System.out.println(s.append(' ').append(StrictMath.round(x)).append(' ').append(StrictMath.getExponent(x)));
        }
        for (double x : X) {
            StringBuilder s = new StringBuilder(h(x)).append(':');
            for (double y : Y) s.append(' ').append(h(StrictMath.pow(x, y))).append(',').append(h(StrictMath.atan2(x,
                    y))).append(',').append(h(StrictMath.hypot(x, y))).append(',').append(h(StrictMath.IEEEremainder(x,
                    y))).append(',').append(h(StrictMath.copySign(x, y))).append(',').append(h(StrictMath.nextAfter(x, y)));
            System.out.println(s);
        }
    }
}
