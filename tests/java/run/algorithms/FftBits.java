// Iterative FFT and inverse on StrictMath twiddles, number-theoretic transform, polynomial multiplication; raw bits.
import java.util.*;
public class FftBits {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static void fft(double[] re, double[] im, boolean inv) {
        int n = re.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) j ^= bit;
            j ^= bit;
            if (i < j) { double t = re[i]; re[i] = re[j]; re[j] = t; t = im[i]; im[i] = im[j]; im[j] = t; }
        }
        for (int len = 2; len <= n; len <<= 1) {
            double ang = 2 * Math.PI / len * (inv ? 1 : -1);
            for (int i = 0; i < n; i += len)
                for (int k = 0; k < len / 2; k++) {
                    double wr = StrictMath.cos(ang * k), wi = StrictMath.sin(ang * k);
                    int a = i + k, b = a + len / 2;
                    double xr = re[b] * wr - im[b] * wi, xi = re[b] * wi + im[b] * wr;
                    re[b] = re[a] - xr; im[b] = im[a] - xi;
                    re[a] += xr; im[a] += xi;
                }
        }
        if (inv) for (int i = 0; i < n; i++) { re[i] /= n; im[i] /= n; }
    }
    static final long P = 998244353, G = 3;
    static long pow(long b, long e) {
        long r = 1; b %= P; for (; e > 0; e >>= 1, b = b * b % P) if ((e & 1) == 1) r = r * b % P; return r;
    }
    static void ntt(long[] a, boolean inv) {
        int n = a.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) j ^= bit;
            j ^= bit;
            if (i < j) { long t = a[i]; a[i] = a[j]; a[j] = t; }
        }
        for (int len = 2; len <= n; len <<= 1) {
            long w = pow(G, (P - 1) / len);
            if (inv) w = pow(w, P - 2);
            for (int i = 0; i < n; i += len) {
                long c = 1;
                for (int k = 0; k < len / 2; k++, c = c * w % P) {
                    long u = a[i + k], v = a[i + k + len / 2] * c % P; a[i + k] = (u + v) % P; a[i + k + len / 2] = (u - v + P) % P;
                }
            }
        }
        if (inv) { long q = pow(n, P - 2); for (int i = 0; i < n; i++) a[i] = a[i] * q % P; }
    }
    static long[] mul(long[] a, long[] b) {
        int n = 1;
        while (n < a.length + b.length) n <<= 1;
        long[] x = Arrays.copyOf(a, n), y = Arrays.copyOf(b, n);
        ntt(x, false);
        ntt(y, false);
        for (int i = 0; i < n; i++) x[i] = x[i] * y[i] % P;
        ntt(x, true);
        return Arrays.copyOf(x, a.length + b.length - 1);
    }
    static long[] naive(long[] a, long[] b) {
        long[] r = new long[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b.length; j++) r[i + j] = (r[i + j] + a[i] * b[j]) % P;
        return r;
    }
    static long[] karatsuba(long[] a, long[] b) {
        int n = a.length;
        if (n <= 4) {
            long[] r = new long[2 * n]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) r[i + j] += a[i] * b[j]; return r;
        }
        int h = n / 2;
        long[] a0 = Arrays.copyOf(a, h), a1 = Arrays.copyOfRange(a, h, n), b0 = Arrays.copyOf(b, h),
                b1 = Arrays.copyOfRange(b, h, n), z0 = karatsuba(a0, b0), z2 = karatsuba(a1, b1);
        for (int i = 0; i < h; i++) { a0[i] += a1[i]; b0[i] += b1[i]; }
        long[] z1 = karatsuba(a0, b0), r = new long[2 * n];
        for (int i = 0; i < n; i++) { r[i] += z0[i]; r[i + n] += z2[i]; r[i + h] += z1[i] - z0[i] - z2[i]; }
        return r;
    }
    public static void main(String[] args) {
        int n = 64;
        double[] re = new double[n], im = new double[n];
        for (int i = 0; i < n; i++) { re[i] = (i * 37 % 11) - 5 + i / 8.0; im[i] = i % 3; }
        double[] re0 = re.clone(), im0 = im.clone();
        fft(re, im, false);
        for (int i = 0; i < n; i += 8) System.out.println(i + " " + h(re[i]) + " " + h(im[i]));
        fft(re, im, true);
        double err = 0;
        for (int i = 0; i < n; i++) err = Math.max(err, Math.max(Math.abs(re[i] - re0[i]), Math.abs(im[i] - im0[i])));
        System.out.println(h(err) + " " + (err < 1e-12));
        Random r = new Random(10);
        long[] a = r.longs(40, 0, P).toArray(), b = r.longs(23, 0, P).toArray();
        long[] c = mul(a, b);
        System.out.println(Arrays.equals(c, naive(a, b)) + " " + Arrays.hashCode(c) + " " + c[0] + " " + c[61]);
        long[] s = r.longs(32, -1000, 1000).toArray(), t = r.longs(32, -1000, 1000).toArray(), k = karatsuba(s, t);
        long[] nv = new long[64];
        for (int i = 0; i < 32; i++) for (int j = 0; j < 32; j++) nv[i + j] += s[i] * t[j];
        System.out.println(Arrays.equals(k, nv) + " " + Arrays.hashCode(k));
        StringBuilder d = new StringBuilder();
        long[] x = mul(new long[]{9, 9, 9, 9, 9, 9}, new long[]{9, 9, 9, 9});
        long carry = 0;
        for (long v : x) { v += carry; d.append(v % 10); carry = v / 10; }
        System.out.println(d.append(carry).reverse() + " " + 999999L * 9999);
    }
}
