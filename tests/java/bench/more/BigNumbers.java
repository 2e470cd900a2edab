import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Arbitrary precision: factorials, powers, digits of pi, decimals. */
public class BigNumbers {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i < 3000; i++) f = f.multiply(BigInteger.valueOf(i));
        BigInteger p = BigInteger.ONE.shiftLeft(1279).subtract(BigInteger.ONE);
        BigInteger g = BigInteger.valueOf(3).modPow(p.subtract(BigInteger.TWO), p);
        BigInteger q = BigInteger.ONE, r = BigInteger.ZERO, t = BigInteger.ONE;
        StringBuilder pi = new StringBuilder();
        long k = 1, n = 3, l = 3;
        while (pi.length() < 700) {
            BigInteger bn = BigInteger.valueOf(n);
            if (q.shiftLeft(2).add(r).subtract(t).compareTo(bn.multiply(t)) < 0) {
                pi.append(n);
                BigInteger nr = r.subtract(bn.multiply(t)).multiply(BigInteger.TEN);
                n = q.multiply(BigInteger.valueOf(3)).add(r).multiply(BigInteger.TEN).divide(t).longValue() - 10 * n;
                q = q.multiply(BigInteger.TEN);
                r = nr;
            } else {
                BigInteger bl = BigInteger.valueOf(l);
                BigInteger nr = q.shiftLeft(1).add(r).multiply(bl);
                BigInteger nn = q.multiply(BigInteger.valueOf(7 * k)).add(BigInteger.TWO).add(r.multiply(bl)).divide(t.multiply(bl));
                q = q.multiply(BigInteger.valueOf(k));
                t = t.multiply(bl);
                l += 2;
                k++;
                n = nn.longValue();
                r = nr;
            }
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 1; i < 12000; i++) sum = sum.add(BigDecimal.ONE.divide(BigDecimal.valueOf(i), 40, RoundingMode.HALF_EVEN));
        System.out.println(f.bitLength() + " " + f.toString().hashCode() + " " + g.hashCode() + " " + pi.toString().hashCode() + " " + sum);
    }
}
