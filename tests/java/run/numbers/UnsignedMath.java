// 128-bit multiplication, unsigned division, modular exponentiation and primality by hand.
import java.math.BigInteger;
public class UnsignedMath {
    static long mulMod(long a, long b, long m) {
        long r = 0;
        a = Long.remainderUnsigned(a, m);
        while (b != 0) {
            if ((b & 1) != 0) { r += a; if (Long.compareUnsigned(r, m) >= 0 || Long.compareUnsigned(r, a) < 0) r -= m; }
            long t = a;
            a <<= 1;
            if (Long.compareUnsigned(a, m) >= 0 || t < 0) a -= m;
            b >>>= 1;
        }
        return r;
    }
    static long powMod(long b, long e, long m) {
        long r = 1;
        b = Long.remainderUnsigned(b, m);
        for (; e != 0; e >>>= 1) { if ((e & 1) == 1) r = mulMod(r, b, m); b = mulMod(b, b, m); }
        return r;
    }
    static boolean prime(long n) {
        if (n < 2) return false;
        for (long p : new long[]{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) if (n % p == 0) return n == p;
        long d = n - 1;
        int s = Long.numberOfTrailingZeros(d);
        d >>= s;
        a: for (long b : new long[]{2, 3, 5, 7}) {
            long x = powMod(b, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int i = 1; i < s; i++) { x = mulMod(x, x, n); if (x == n - 1) continue a; }
            return false;
        }
        return true;
    }
    static long hi(long a, long b) {
        long a0 = a & 0xffffffffL, a1 = a >>> 32, b0 = b & 0xffffffffL, b1 = b >>> 32;
        long p = a0 * b0, q = a1 * b0 + (p >>> 32), r = a0 * b1 + (q & 0xffffffffL);
        return a1 * b1 + (q >>> 32) + (r >>> 32);
    }
    static int isqrt(long n) {
        long x = n, y = (x + 1) / 2; if (n < 2) return (int) n; while (y < x) { x = y; y = (x + n / x) / 2; } return (int) x;
    }
    static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return Math.abs(a); }
    public static void main(String[] args) {
        long[] vs = {1, -1, 0x123456789abcdefL, 0xfedcba9876543210L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, 3};
        for (long a : vs) for (long b : vs) {
            BigInteger p = new BigInteger(Long.toUnsignedString(a)).multiply(new BigInteger(Long.toUnsignedString(b)));
            System.out.println(Long.toHexString(hi(a, b)) + " " + (p.shiftRight(64).longValue() == hi(a, b)) + " "
                    + Long.toUnsignedString(a * b) + " " + Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned(a, b) + " "
                    + Long.toHexString(Math.multiplyHigh(a, b)));
        }
        System.out.println(powMod(3, 1000000006L, 1000000007L) + " " + powMod(2, 1L << 40, 0x7fffffffffffffe7L) + " "
                + mulMod(Long.MAX_VALUE, Long.MAX_VALUE, 1000000007L));
        for (long n : new long[]{1, 2, 561, 7919, 1000000007L, 2147483647L, 2147483649L, 3215031751L,
                999999999989L}) System.out.print(prime(n) + " ");
        System.out.println();
        for (long n : new long[]{0, 1, 15, 16, 17, 1L << 40, (1L << 40) - 1, 999999999999L,
                4611686014132420609L}) System.out.print(isqrt(n) + " ");
        System.out.println(gcd(1071, 462) + " " + gcd(-48, 18) + " " + gcd(0, 5));
        int collMax = 0, at = 0;
        for (int i = 1; i < 1500; i++) {
            int c = 0;
            for (long n = i; n != 1; n = (n & 1) == 0 ? n >> 1 : 3 * n + 1) c++;
            if (c > collMax) { collMax = c; at = i; }
        }
        System.out.println(at + " " + collMax);
    }
}
