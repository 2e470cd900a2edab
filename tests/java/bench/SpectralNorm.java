/** Power iteration on an implicit matrix: calls of small static methods. */
public class SpectralNorm {
    static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }
    static void times(double[] v, double[] out, boolean transposed) {
        for (int i = 0; i < v.length; i++) {
            double s = 0;
            for (int j = 0; j < v.length; j++) s += (transposed ? a(j, i) : a(i, j)) * v[j];
            out[i] = s;
        }
    }
    public static void main(String[] args) {
        int n = 280;
        double[] u = new double[n], v = new double[n], t = new double[n];
        for (int i = 0; i < n; i++) u[i] = 1;
        for (int i = 0; i < 10; i++) {
            times(u, t, false); times(t, v, true);
            times(v, t, false); times(t, u, true);
        }
        double vbv = 0, vv = 0;
        for (int i = 0; i < n; i++) { vbv += u[i] * v[i]; vv += v[i] * v[i]; }
        System.out.println(Double.doubleToLongBits(Math.sqrt(vbv / vv)));
    }
}
