/** Arithmetic on doubles and floats in nested loops. */
public class Mandelbrot {
    public static void main(String[] args) {
        int size = 700, inside = 0;
        long steps = 0;
        for (int py = 0; py < size; py++) {
            for (int px = 0; px < size; px++) {
                double cx = 3.0 * px / size - 2, cy = 2.0 * py / size - 1, x = 0, y = 0;
                int n = 0;
                while (n < 200 && x * x + y * y <= 4) {
                    double t = x * x - y * y + cx;
                    y = 2 * x * y + cy;
                    x = t;
                    n++;
                }
                steps += n;
                if (n == 200) inside++;
            }
        }
        float f = 0;
        for (int i = 1; i < 12_000_000; i++) f += 1f / i * ((i & 1) == 0 ? -1 : 1);
        double m = 0;
        for (int i = 1; i < 3_000_000; i++) m += Math.sqrt(i) + Math.abs(i - 500_000.5) + Math.max(i, m);
        System.out.println(inside + " " + steps + " " + f + " " + m);
    }
}
