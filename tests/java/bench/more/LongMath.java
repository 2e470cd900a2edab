/** Arithmetic on longs: modular powers, a Miller-Rabin test, a generator, division. */
public class LongMath {
    static long power(long base, long exponent, long modulus) {
        long result = 1;
        base %= modulus;
        while (exponent > 0) {
            if ((exponent & 1) == 1) result = result * base % modulus;
            base = base * base % modulus;
            exponent >>= 1;
        }
        return result;
    }

    static boolean isPrime(long n) {
        if (n < 4) return n > 1;
        if (n % 2 == 0) return false;
        long d = n - 1;
        int s = 0;
        while (d % 2 == 0) {
            d /= 2;
            s++;
        }
        for (long a : new long[] {2, 3, 5, 7}) {
            if (a % n == 0) continue;
            long x = power(a, d, n);
            if (x == 1 || x == n - 1) continue;
            boolean composite = true;
            for (int r = 1; r < s && composite; r++) {
                x = x * x % n;
                composite = x != n - 1;
            }
            if (composite) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        int primes = 0;
        for (long n = 1_000_000_001L; n < 1_000_700_001L; n += 2) if (isPrime(n)) primes++;
        long x = 88172645463325252L, digits = 0;
        for (int i = 0; i < 4_000_000; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            long v = x & 0xFFFFFFFFFL;
            while (v != 0) {
                digits += v % 10;
                v /= 1000;
            }
        }
        System.out.println(primes + " " + digits);
    }
}
