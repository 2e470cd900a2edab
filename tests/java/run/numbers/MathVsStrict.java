// Math's transcendental functions stay within their allowed distance of StrictMath and keep the special cases.
public class MathVsStrict {
    interface Fn { double f(double x); }
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static void cmp(String n, Fn m, Fn s, double ulps, double... scale) {
        long seed = 7; int bad = 0, total = 0;
        for (double sc : scale) for (int i = 0; i < 100; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double x = (seed >> 11) * 0x1p-52 * sc;
            double a = m.f(x), b = s.f(x);
            total++;
            if (Double.isNaN(a) != Double.isNaN(b) || !Double.isNaN(a) && Math.abs(a - b) > ulps * Math.ulp(b)) bad++;
        }
        StringBuilder e = new StringBuilder();
        for (double x : new double[]{0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY}) e.append(h(m.f(x))).append(' ');
        System.out.println(n + " " + total + " bad " + bad + " special " + e);
    }
    public static void main(String[] args) {
        cmp("sin", Math::sin, StrictMath::sin, 2, 1e-5, 1, 10, 1e5);
        cmp("cos", Math::cos, StrictMath::cos, 2, 1e-5, 1, 10, 1e5);
        cmp("tan", Math::tan, StrictMath::tan, 2, 1e-5, 1, 10);
        cmp("asin", Math::asin, StrictMath::asin, 2, 1e-5, 1);
        cmp("acos", Math::acos, StrictMath::acos, 2, 1e-5, 1);
        cmp("atan", Math::atan, StrictMath::atan, 2, 1, 1e5);
        cmp("exp", Math::exp, StrictMath::exp, 2, 1e-5, 1, 100, 700);
        cmp("log", x -> Math.log(Math.abs(x)), x -> StrictMath.log(Math.abs(x)), 2, 1e-5, 1, 1e10);
        cmp("log10", x -> Math.log10(Math.abs(x)), x -> StrictMath.log10(Math.abs(x)), 2, 1e-5, 1, 1e10);
        cmp("cbrt", Math::cbrt, StrictMath::cbrt, 2, 1, 1e10);
        cmp("sinh", Math::sinh, StrictMath::sinh, 5, 1, 100);
        cmp("cosh", Math::cosh, StrictMath::cosh, 5, 1, 100);
        cmp("tanh", Math::tanh, StrictMath::tanh, 5, 1, 100);
        cmp("expm1", Math::expm1, StrictMath::expm1, 2, 1e-5, 1, 100);
        cmp("log1p", x -> Math.log1p(Math.abs(x)), x -> StrictMath.log1p(Math.abs(x)), 2, 1e-5, 1, 100);
        cmp("sqrt", x -> Math.sqrt(Math.abs(x)), x -> StrictMath.sqrt(Math.abs(x)), 0, 1, 1e10);
        cmp("pow", x -> Math.pow(Math.abs(x), 2.5), x -> StrictMath.pow(Math.abs(x), 2.5), 2, 1, 100);
        cmp("atan2", x -> Math.atan2(x, 0.5), x -> StrictMath.atan2(x, 0.5), 4, 1, 100);
        cmp("hypot", x -> Math.hypot(x, 4), x -> StrictMath.hypot(x, 4), 2, 1, 100);
        double[] sp = {0.0, -0.0, 1, -1, 2, -2, 0.5, 3, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : sp) {
            for (double b : sp) System.out.print(h(Math.pow(a, b)) + "," + h(Math.hypot(a, b)) + " "); System.out.println();
        }
        System.out.println(h(Math.pow(2, 10)) + h(Math.pow(2, -1074)) + h(Math.pow(10, 2)) + h(Math.sqrt(2)) + h(Math.exp(0))
                + h(Math.log(1)) + h(Math.log10(1000)) + h(Math.cbrt(27)) + h(Math.hypot(3, 4)) + h(Math.atan2(0.0, -1))
                + h(Math.atan2(-0.0, 1)) + h(Math.cos(0)) + h(Math.acos(1)));
    }
}
