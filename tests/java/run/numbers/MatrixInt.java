// Integer matrices: multiplication, power for Fibonacci, determinant by Bareiss, Gauss over GF(p), transpose in place.
import java.util.*;
public class MatrixInt {
    static long[][] mul(long[][] a, long[][] b, long m) {
        int n = a.length, k = b.length, p = b[0].length;
        long[][] r = new long[n][p];
        for (int i = 0; i < n; i++) for (int j = 0; j < p; j++) {
            long s = 0; for (int x = 0; x < k; x++) s = (s + a[i][x] * b[x][j]) % m; r[i][j] = s;
        }
        return r;
    }
    static long[][] pow(long[][] a, long e, long m) {
        int n = a.length;
        long[][] r = new long[n][n];
        for (int i = 0; i < n; i++) r[i][i] = 1;
        for (; e > 0; e >>= 1) { if ((e & 1) == 1) r = mul(r, a, m); a = mul(a, a, m); }
        return r;
    }
    static long det(long[][] in) {
        int n = in.length;
        long[][] a = new long[n][];
        for (int i = 0; i < n; i++) a[i] = in[i].clone();
        long prev = 1;
        int sign = 1;
        for (int k = 0; k < n - 1; k++) {
            if (a[k][k] == 0) {
                int s = k + 1;
                while (s < n && a[s][k] == 0) s++;
                if (s == n) return 0;
                long[] t = a[s];
                a[s] = a[k];
                a[k] = t;
                sign = -sign;
            }
            for (int i = k + 1; i < n; i++) for (int j = k + 1; j < n;
                    j++) a[i][j] = (a[i][j] * a[k][k] - a[i][k] * a[k][j]) / prev;
            prev = a[k][k];
        }
        return sign * a[n - 1][n - 1];
    }
    static long inv(long a, long p) {
        long r = 1, e = p - 2;
        a %= p;
        if (a < 0) a += p;
        for (; e > 0; e >>= 1) { if ((e & 1) == 1) r = r * a % p; a = a * a % p; }
        return r;
    }
    static int rank(long[][] m, long p) {
        int r = 0;
        for (int c = 0; c < m[0].length && r < m.length; c++) {
            int s = r;
            while (s < m.length && m[s][c] % p == 0) s++;
            if (s == m.length) continue;
            long[] t = m[s];
            m[s] = m[r];
            m[r] = t;
            long iv = inv(m[r][c], p);
            for (int j = 0; j < m[r].length; j++) m[r][j] = Math.floorMod(m[r][j] * iv, p);
            for (int i = 0; i < m.length; i++) if (i != r && m[i][c] != 0) {
                long f = m[i][c]; for (int j = 0; j < m[i].length; j++) m[i][j] = Math.floorMod(m[i][j] - f * m[r][j], p);
            }
            r++;
        }
        return r;
    }
    static void spiral(int n) {
        int[][] g = new int[n][n];
        int x = 0, y = 0, dx = 1, dy = 0;
        for (int i = 1; i <= n * n; i++) {
            g[y][x] = i;
            int nx = x + dx, ny = y + dy;
            if (nx < 0 || ny < 0 || nx >= n || ny >= n || g[ny][nx] != 0) { int t = dx; dx = -dy; dy = t; }
            x += dx;
            y += dy;
        }
        for (int[] r : g) System.out.println(Arrays.toString(r));
    }
    public static void main(String[] args) {
        long M = 1_000_000_007L;
        for (long n : new long[]{1, 2, 10, 90, 1000, 1_000_000_000_000L}) System.out.print(pow(new long[][]{{1, 1}, {1, 0}}, n,
                M)[0][1] + " ");
        System.out.println();
        System.out.println(Arrays.deepToString(mul(new long[][]{{1, 2, 3}, {4, 5, 6}}, new long[][]{{7, 8}, {9, 10}, {11, 12}},
                M)));
        Random r = new Random(21);
        for (int n = 1; n <= 7; n++) {
            long[][] a = new long[n][n];
            for (long[] row : a) for (int j = 0; j < n; j++) row[j] = r.nextInt(19) - 9;
            System.out.println(n + " " + det(a));
        }
        System.out.println(det(new long[][]{{0, 1}, {1, 0}}) + " " + det(new long[][]{{1, 2}, {2, 4}}));
        long[][] g = {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}};
        System.out.println(rank(g, 101) + " " + Arrays.deepToString(g));
        long[][] big = new long[8][8];
        for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) big[i][j] = (i * i + j * j * j + i * j) % 13;
        System.out.println(rank(big, 13));
        spiral(5);
        int[][] t = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
        for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) { t[i][j] ^= t[j][i]; t[j][i] ^= t[i][j]; t[i][j] ^= t[j][i]; }
        System.out.println(Arrays.deepToString(t));
        boolean[] comp = new boolean[2000];
        int primes = 0;
        for (int i = 2; i < 2000; i++) { if (comp[i]) continue; primes++; for (int j = i * i; j < 2000; j += i) comp[j] = true; }
        System.out.println(primes);
        int[] magic = new int[25];
        for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) magic[i * 5 + j] = 5 * ((i + j + 3) % 5) + (i + 2 * j + 2) % 5;
        System.out.println(Arrays.toString(magic));
    }
}
