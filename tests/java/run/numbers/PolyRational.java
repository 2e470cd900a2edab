// Rational arithmetic with long, continued fractions, Farey sequence, Egyptian fractions, Bernoulli numbers.
import java.math.BigInteger;
import java.util.*;
public class PolyRational {
    record Q(BigInteger n, BigInteger d) implements Comparable<Q> {
        Q {
            if (d.signum() == 0) throw new ArithmeticException("zero denominator");
            if (d.signum() < 0) { n = n.negate(); d = d.negate(); }
            BigInteger g = n.gcd(d);
            n = n.divide(g);
            d = d.divide(g);
        }
        static Q of(long n, long d) { return new Q(BigInteger.valueOf(n), BigInteger.valueOf(d)); }
        Q add(Q o) { return new Q(n.multiply(o.d).add(o.n.multiply(d)), d.multiply(o.d)); }
        Q mul(Q o) { return new Q(n.multiply(o.n), d.multiply(o.d)); }
        Q neg() { return new Q(n.negate(), d); }
        Q inv() { return new Q(d, n); }
        public int compareTo(Q o) { return n.multiply(o.d).compareTo(o.n.multiply(d)); }
        @Override public String toString() { return d.equals(BigInteger.ONE) ? n.toString() : n + "/" + d; }
    }
    static List<Long> cf(long n, long d) {
        List<Long> r = new ArrayList<>();
        while (d != 0) { long q = Math.floorDiv(n, d); r.add(q); long t = n - q * d; n = d; d = t; }
        return r;
    }
    static Q fromCf(List<Long> c) {
        Q r = Q.of(c.get(c.size() - 1), 1); for (int i = c.size() - 2; i >= 0; i--) r = Q.of(c.get(i), 1).add(r.inv()); return r;
    }
    public static void main(String[] args) {
        System.out.println(Q.of(6, -8) + " " + Q.of(1, 3).add(Q.of(1, 6)) + " " + Q.of(2, 3).mul(Q.of(3, 2)) + " " + Q.of(0, 5)
                + " " + Q.of(1, 3).compareTo(Q.of(2, 5)) + Q.of(1, 2).equals(Q.of(2, 4))
                + (Q.of(1, 2).hashCode() == Q.of(3, 6).hashCode()));
        try { Q.of(0, 1).inv(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        for (long[] p : new long[][]{{415, 93}, {-7, 3}, {355, 113}, {1, 1}, {0, 4}, {6765, 4181}}) System.out.println(cf(p[0],
                p[1]) + " " + fromCf(cf(p[0], p[1])));
        Q h = Q.of(0, 1); for (int i = 1; i <= 30; i++) h = h.add(Q.of(1, i)); System.out.println(h);
        int a = 0, b = 1, c = 1, d = 8;
        StringBuilder f = new StringBuilder("0/1");
        while (c <= 8) {
            int k = (8 + b) / d;
            int t1 = k * c - a, t2 = k * d - b;
            a = c;
            b = d;
            c = t1;
            d = t2;
            f.append(' ').append(a).append('/').append(b);
        }
        System.out.println(f);
        Q e = Q.of(7, 15);
        while (e.n().signum() > 0) {
            BigInteger u = e.d().add(e.n()).subtract(BigInteger.ONE).divide(e.n());
            System.out.print("1/" + u + " ");
            e = e.add(new Q(BigInteger.ONE, u).neg());
        }
        System.out.println();
        Q[] B = new Q[17];
        for (int m = 0; m <= 16; m++) {
            Q[] row = new Q[m + 1]; for (int j = m; j >= 0; j--) { } B[m] = bern(m); System.out.print(B[m] + " ");
        }
        System.out.println();
        TreeSet<Q> ts = new TreeSet<>();
        for (int i = 1; i < 7; i++) for (int j = 1; j < 7; j++) ts.add(Q.of(i, j));
        System.out.println(ts);
    }
    static Q bern(int n) {
        Q[] a = new Q[n + 1];
        for (int m = 0; m <= n; m++) {
            a[m] = Q.of(1, m + 1); for (int j = m; j >= 1; j--) a[j - 1] = Q.of(j, 1).mul(a[j - 1].add(a[j].neg()));
        }
        return a[0];
    }
}
