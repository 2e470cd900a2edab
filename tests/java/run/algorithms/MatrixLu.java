// LU decomposition with pivoting, solve, inverse, determinant, Cholesky, QR by Gram-Schmidt; printed as raw bits.
public class MatrixLu {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static double[][] hilbert(int n) {
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = 1.0 / (i + j + 1);
        return a;
    }
    static double[][] copy(double[][] a) {
        double[][] r = new double[a.length][]; for (int i = 0; i < a.length; i++) r[i] = a[i].clone(); return r;
    }
    static double[][] mul(double[][] a, double[][] b) {
        double[][] r = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++) {
                double s = 0;
                for (int k = 0; k < b.length; k++) s += a[i][k] * b[k][j];
                r[i][j] = s;
            }
        return r;
    }
    static final class Lu {
        final double[][] a;
        final int[] perm;
        int sign = 1;
        Lu(double[][] m) {
            a = copy(m);
            int n = a.length;
            perm = new int[n];
            for (int i = 0; i < n; i++) perm[i] = i;
            for (int k = 0; k < n; k++) {
                int p = k;
                for (int i = k + 1; i < n; i++) if (Math.abs(a[i][k]) > Math.abs(a[p][k])) p = i;
                if (a[p][k] == 0) throw new ArithmeticException("singular at " + k);
                if (p != k) {
                    double[] t = a[p];
                    a[p] = a[k];
                    a[k] = t;
                    int u = perm[p];
                    perm[p] = perm[k];
                    perm[k] = u;
                    sign = -sign;
                }
                for (int i = k + 1; i < n; i++) {
                    double f = a[i][k] /= a[k][k];
                    for (int j = k + 1; j < n; j++) a[i][j] -= f * a[k][j];
                }
            }
        }
        double[] solve(double[] b) {
            int n = a.length;
            double[] x = new double[n];
            for (int i = 0; i < n; i++) { double s = b[perm[i]]; for (int j = 0; j < i; j++) s -= a[i][j] * x[j]; x[i] = s; }
            for (int i = n - 1; i >= 0; i--) {
                double s = x[i]; for (int j = i + 1; j < n; j++) s -= a[i][j] * x[j]; x[i] = s / a[i][i];
            }
            return x;
        }
        double det() { double d = sign; for (int i = 0; i < a.length; i++) d *= a[i][i]; return d; }
        double[][] inverse() {
            int n = a.length;
            double[][] r = new double[n][n];
            for (int c = 0; c < n; c++) {
                double[] e = new double[n]; e[c] = 1; double[] x = solve(e); for (int i = 0; i < n; i++) r[i][c] = x[i];
            }
            return r;
        }
    }
    static double[][] cholesky(double[][] a) {
        int n = a.length;
        double[][] l = new double[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++) {
                double s = a[i][j];
                for (int k = 0; k < j; k++) s -= l[i][k] * l[j][k];
                if (i == j) {
                    if (s <= 0) throw new ArithmeticException("not positive definite"); l[i][i] = Math.sqrt(s);
                } else l[i][j] = s / l[j][j];
            }
        return l;
    }
    static double[][] gramSchmidt(double[][] a) {
        double[][] q = copy(a);
        for (int i = 0; i < q.length; i++) {
            for (int k = 0; k < i; k++) {
                double d = 0;
                for (int j = 0; j < q[i].length; j++) d += q[i][j] * q[k][j];
                for (int j = 0; j < q[i].length; j++) q[i][j] -= d * q[k][j];
            }
            double n = 0;
            for (double v : q[i]) n += v * v;
            n = Math.sqrt(n);
            for (int j = 0; j < q[i].length; j++) q[i][j] /= n;
        }
        return q;
    }
    public static void main(String[] args) {
        for (int n = 2; n <= 7; n++) {
            Lu lu = new Lu(hilbert(n));
            double[] b = new double[n];
            for (int i = 0; i < n; i++) b[i] = i - 1.5;
            StringBuilder s = new StringBuilder(n + " det " + h(lu.det()) + " x");
            for (double v : lu.solve(b)) s.append(' ').append(h(v));
            double[][] id = mul(hilbert(n), lu.inverse());
            double err = 0;
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) err = Math.max(err, Math.abs(id[i][j] - (i == j ? 1 : 0)));
            System.out.println(s + " err " + h(err) + " " + java.util.Arrays.toString(lu.perm) + lu.sign);
        }
        double[][] l = cholesky(hilbert(5));
        for (double[] r : l) { for (double v : r) System.out.print(h(v) + " "); System.out.println(); }
        double[][] q = gramSchmidt(new double[][]{{1, 2, 3, 4}, {0, 1, -1, 2}, {5, 0.5, 0, 1}});
        for (double[] r : q) { for (double v : r) System.out.print(h(v) + " "); System.out.println(); }
        try { new Lu(new double[][]{{1, 2}, {2, 4}}); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { cholesky(new double[][]{{1, 2}, {2, 1}}); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        double[] v = {1, 1, 1, 1};
        double ev = 0;
        for (int it = 0; it < 40; it++) {
            double[] w = new double[4];
            double n = 0;
            double[][] a = hilbert(4);
            for (int i = 0; i < 4; i++) { for (int j = 0; j < 4; j++) w[i] += a[i][j] * v[j]; n += w[i] * w[i]; }
            ev = Math.sqrt(n);
            for (int i = 0; i < 4; i++) v[i] = w[i] / ev;
        }
        System.out.println(h(ev) + " " + h(v[0]));
    }
}
