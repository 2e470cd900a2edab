/** Deep and wide recursion: Fibonacci, Ackermann, queens, permutations. */
public class Recursion {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int ackermann(int m, int n) {
        if (m == 0) return n + 1;
        if (n == 0) return ackermann(m - 1, 1);
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    static int queens(int all, int columns, int left, int right) {
        if (columns == all) return 1;
        int count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }

    long permuted;

    void permute(int[] a, int k) {
        if (k == a.length) {
            permuted = permuted * 31 + a[0] * 7 + a[a.length - 1];
            return;
        }
        for (int i = k; i < a.length; i++) {
            int t = a[k]; a[k] = a[i]; a[i] = t;
            permute(a, k + 1);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }

    public static void main(String[] args) {
        Recursion r = new Recursion();
        r.permute(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, 0);
        System.out.println(fib(33) + " " + ackermann(2, 900) + " " + queens((1 << 11) - 1, 0, 0, 0) + " " + r.permuted);
    }
}
