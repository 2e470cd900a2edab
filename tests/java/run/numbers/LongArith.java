// long arithmetic: overflow, shifts by computed counts, comparisons, wide multiplication chains, LCG and xorshift.
public class LongArith {
    static long lcg(long s) { return s * 6364136223846793005L + 1442695040888963407L; }
    static long xs(long x) { x ^= x >>> 12; x ^= x << 25; x ^= x >>> 27; return x * 0x2545F4914F6CDD1DL; }
    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L; z = (z ^ z >>> 27) * 0x94d049bb133111ebL; return z ^ z >>> 31;
    }
    static long fib(int n) { long a = 0, b = 1; while (n-- > 0) { long t = a + b; a = b; b = t; } return a; }
    static long fact(int n) { return n < 2 ? 1L : n * fact(n - 1); }
    static long pack(int a, int b) { return (long) a << 32 | b & 0xffffffffL; }
    public static void main(String[] args) {
        long s = 1, x = 88172645463325252L;
        for (int i = 0; i < 10; i++) {
            s = lcg(s);
            x = xs(x);
            System.out.println(s + " " + x + " " + mix(s ^ x) + " " + (s >> i * 7) + " " + (s >>> i * 7) + " " + (s << i * 7) + " "
                    + s / (x | 1) + " " + s % ((x >> 40) | 1) + " " + (s < x) + " " + Long.compare(s, x) + " " + (int) s + " "
                    + (short) x + " " + Float.toHexString(s) + " " + Double.toHexString(x));
        }
        for (int i = 88; i < 96; i++) System.out.print(fib(i) + " ");
        System.out.println();
        for (int i = 18; i < 24; i++) System.out.print(fact(i) + " ");
        System.out.println();
        for (int[] p : new int[][]{{1, 2}, {-1, -2}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {0, -1}}) {
            long v = pack(p[0], p[1]); System.out.println(v + " " + (int) (v >> 32) + " " + (int) v + " " + (v >>> 32));
        }
        long acc = 0;
        for (long i = Integer.MAX_VALUE - 5L; i <= Integer.MAX_VALUE + 5L; i++) acc += i * i;
        System.out.println(acc);
        long m = Long.MIN_VALUE;
        System.out.println(-m + " " + (m - 1) + " " + m * -1 + " " + Math.abs(m) + " " + (m == -m) + " " + (m >> 63) + " "
                + (m >>> 63) + " " + m / 2 + " " + (m + m));
        long t = 5;
        t += 2.9;
        t -= 'a';
        t *= 1.5f;
        t <<= 2;
        t ^= -1;
        t >>>= 60;
        t |= 1 << 31;
        System.out.println(t);
        long[] arr = new long[5];
        for (int i = 0; i < 5; i++) arr[i] = 1L << i * 13 ^ ~i;
        long sum = 0;
        for (long v : arr) { sum += v; sum = Long.rotateLeft(sum, 9); }
        System.out.println(sum + " " + (arr[0]++ + --arr[1] + (arr[2] -= 7) + (arr[3] /= 3)));
        int sh = 70;
        System.out.println((1L << sh) + " " + (1 << sh) + " " + (1L << 70L) + " " + (-1L >>> sh) + " " + (5L & 3) + (5L | 8)
                + (5L ^ 1) + ~5L);
        long ways = 0;
        long[] dp = new long[101];
        dp[0] = 1;
        for (int coin : new int[]{1, 2, 5, 10, 20, 50}) for (int i = coin; i <= 100; i++) dp[i] += dp[i - coin];
        System.out.println(dp[100]);
    }
}
