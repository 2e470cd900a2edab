// Numeric integration, Newton iteration, logistic map, Mandelbrot counts: results in raw bits, + - * / sqrt only.
public class FloatLoops {
    interface Fn { double f(double x); }
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static double simpson(Fn f, double a, double b, int n) {
        double s = f.f(a) + f.f(b), w = (b - a) / n;
        for (int i = 1; i < n; i++) s += f.f(a + i * w) * (i % 2 == 0 ? 2 : 4);
        return s * w / 3;
    }
    static double newton(Fn f, Fn d, double x) {
        for (int i = 0; i < 50; i++) { double n = x - f.f(x) / d.f(x); if (n == x) break; x = n; } return x;
    }
    static float fsqrt(float x) {
        float y = Float.intBitsToFloat(0x5f3759df - (Float.floatToIntBits(x) >> 1));
        y *= 1.5f - 0.5f * x * y * y;
        y *= 1.5f - 0.5f * x * y * y;
        return x * y;
    }
    public static void main(String[] args) {
        System.out.println(h(simpson(x -> x * x * x - 2 * x, -1, 3, 100)) + " " + h(simpson(x -> 1 / (1 + x * x), 0, 1, 200)) + " "
                + h(simpson(Math::sqrt, 0, 2, 100)));
        System.out.println(h(newton(x -> x * x - 2, x -> 2 * x, 1)) + " "
                + h(newton(x -> x * x * x - x - 2, x -> 3 * x * x - 1, 2)) + " " + h(newton(x -> x * x + 1, x -> 2 * x, 0.5)));
        double x = 0.4;
        for (int i = 0; i < 100; i++) x = 3.9 * x * (1 - x);
        System.out.println(h(x));
        float fx = 0.4f;
        for (int i = 0; i < 100; i++) fx = 3.9f * fx * (1 - fx);
        System.out.println(Integer.toHexString(Float.floatToIntBits(fx)));
        for (float f : new float[]{1, 2, 100, 1e-10f, 1e30f}) System.out.print(Integer.toHexString(Float.floatToIntBits(fsqrt(f)))
                + " ");
        System.out.println();
        StringBuilder m = new StringBuilder();
        for (int py = -8; py <= 8; py++) {
            for (int px = -20; px <= 10; px++) {
                double cr = px / 10.0, ci = py / 8.0, zr = 0, zi = 0;
                int k = 0;
                while (k < 60 && zr * zr + zi * zi <= 4) { double t = zr * zr - zi * zi + cr; zi = 2 * zr * zi + ci; zr = t; k++; }
                m.append(" .:-=+*#%@".charAt(k * 9 / 60));
            }
            m.append('\n');
        }
        System.out.print(m);
        double e = 1, term = 1;
        for (int i = 1; i < 25; i++) { term /= i; e += term; }
        System.out.println(h(e));
        double[] p = {1, 0}, v = {0, 1};
        for (int i = 0; i < 500; i++) {
            double r2 = p[0] * p[0] + p[1] * p[1], r3 = r2 * Math.sqrt(r2), dt = 0.01;
            v[0] -= p[0] / r3 * dt;
            v[1] -= p[1] / r3 * dt;
            p[0] += v[0] * dt;
            p[1] += v[1] * dt;
        }
        System.out.println(h(p[0]) + " " + h(p[1]) + " " + h(v[0] * v[0] + v[1] * v[1]));
        double det = 1;
        double[][] a = new double[6][6];
        for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) a[i][j] = 1.0 / (i + j + 1);
        for (int k = 0; k < 6; k++) {
            det *= a[k][k];
            for (int i = k + 1; i < 6; i++) { double f = a[i][k] / a[k][k]; for (int j = k; j < 6; j++) a[i][j] -= f * a[k][j]; }
        }
        System.out.println(h(det));
        float acc = 0;
        for (int i = 0; i < 1000; i++) acc += i % 3 == 0 ? 0.1f : i % 3 == 1 ? 1e7f : -1e7f;
        System.out.println(Integer.toHexString(Float.floatToIntBits(acc)));
        double horner = 0;
        for (double c : new double[]{3, -2.5, 0.125, 7, -1}) horner = horner * 1.1 + c;
        System.out.println(h(horner));
        double half = 1;
        int n = 0;
        while (1 + half != 1) { half /= 2; n++; }
        float hf = 1;
        int nf = 0;
        while ((float) (1 + hf) != 1) { hf /= 2; nf++; }
        System.out.println(n + " " + nf);
    }
}
