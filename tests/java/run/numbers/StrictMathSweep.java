// Digests of StrictMath functions over pseudo-random arguments of all magnitudes.
public class StrictMathSweep {
    static long seed = 42;
    static long next() { seed ^= seed << 13; seed ^= seed >>> 7; seed ^= seed << 17; return seed; }
    interface Fn { double f(double x); }
    static void sweep(String name, Fn f, double scale) {
        seed = 42; long h = 0;
        for (int i = 0; i < 400; i++) {
            double x = (next() >> 11) * 0x1p-52 * scale;
            long b = Double.doubleToLongBits(f.f(x));
            h = h * 31 + b;
            if (i % 80 == 0) System.out.print(Long.toHexString(b) + " ");
        }
        System.out.println(name + " " + scale + " " + Long.toHexString(h));
    }
    public static void main(String[] args) {
        double[] scales = {1e-8, 0.7, 1, 5, 50, 700, 1e6, 1e12};
        for (double s : scales) {
            sweep("sin", StrictMath::sin, s);
            sweep("cos", StrictMath::cos, s);
            sweep("tan", StrictMath::tan, s);
            sweep("exp", StrictMath::exp, s);
            sweep("log", x -> StrictMath.log(Math.abs(x)), s);
            sweep("cbrt", StrictMath::cbrt, s);
            sweep("atan", StrictMath::atan, s);
            sweep("tanh", StrictMath::tanh, s);
            sweep("expm1", StrictMath::expm1, s);
            sweep("sqrt", x -> StrictMath.sqrt(Math.abs(x)), s);
            sweep("rint", StrictMath::rint, s);
            sweep("pow", x -> StrictMath.pow(Math.abs(x), 1.37), s);
            sweep("hypot", x -> StrictMath.hypot(x, 3), s);
        }
        for (double s : new double[]{1e-5, 0.5, 1}) {
            sweep("asin", StrictMath::asin, s); sweep("acos", StrictMath::acos, s); sweep("log1p", StrictMath::log1p, s);
        }
        for (double s : new double[]{1e-5, 1, 20, 700}) {
            sweep("sinh", StrictMath::sinh, s);
            sweep("cosh", StrictMath::cosh, s);
            sweep("log10", x -> StrictMath.log10(Math.abs(x)), s);
        }
    }
}
