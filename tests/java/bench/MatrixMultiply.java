/** Multiplies double matrices held as arrays of arrays. */
public class MatrixMultiply {
    public static void main(String[] args) {
        int n = 200;
        double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = i + j; b[i][j] = i - j; }
        for (int round = 0; round < 2; round++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) {
                    double s = 0;
                    for (int k = 0; k < n; k++) s += a[i][k] * b[k][j];
                    c[i][j] += s;
                }
        System.out.println(Double.doubleToLongBits(c[17][31]));
    }
}
