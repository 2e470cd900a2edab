// BigInteger: arithmetic, shifts, bits, modular operations, primes, conversions, exceptions.
import java.math.BigInteger;
import java.util.*;
public class BigIntegerOps {
    static BigInteger b(String s) { return new BigInteger(s); }
    static void t(String n, java.util.function.Supplier<Object> f) {
        try {
            System.out.println(n + " " + f.get());
        } catch (ArithmeticException | IllegalArgumentException e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        BigInteger[] v = {b("0"), b("1"), b("-1"), b("255"), b("-256"), b("4294967296"), b("-9223372036854775808"),
                b("18446744073709551615"), b("123456789012345678901234567890"),
                b("-98765432109876543210987654321098765432109876543210")};
        for (BigInteger a : v) { System.out.println(a + " " + a.bitLength() + " " + a.bitCount() + " " + a.signum() + " "
                + a.getLowestSetBit() + " " + a.negate() + " " + a.abs() + " " + a.not() + " " + a.intValue() + " " + a.longValue()
                + " " + a.doubleValue() + " " + a.hashCode() + " " + Arrays.toString(a.toByteArray()) + " " + a.toString(16) + " "
                + a.toString(36) + " " + a.shiftLeft(67) + " " + a.shiftRight(3) + " " + a.shiftRight(200) + " " + a.shiftLeft(-5)
                + " " + a.testBit(5) + a.testBit(500) + " " + a.setBit(70) + " " + a.clearBit(0) + " " + a.flipBit(33) + " "
                + a.pow(3));
            for (BigInteger c : v) {
                System.out.print(a.add(c) + " " + a.subtract(c) + " " + a.multiply(c) + " " + a.and(c) + " " + a.or(c) + " "
                        + a.xor(c) + " " + a.andNot(c) + " " + a.gcd(c) + " " + a.compareTo(c) + a.equals(c) + " " + a.max(c)
                        + " ");
                if (c.signum() != 0) System.out.print(a.divide(c) + " " + a.remainder(c) + " "
                        + Arrays.toString(a.divideAndRemainder(c)));
                if (c.signum() > 0) System.out.print(" " + a.mod(c));
                System.out.println();
            } }
        BigInteger p = b("170141183460469231731687303715884105727"), g = b("1234567890123456789");
        System.out.println(g.modPow(b("98765432109876543210"), p) + " " + g.modInverse(p) + " " + g.modPow(b("-3"), p) + " "
                + b("3").modPow(b("200"), b("1024")) + " " + p.isProbablePrime(20) + " "
                + p.subtract(BigInteger.TWO).isProbablePrime(20) + " " + b("100").nextProbablePrime() + " " + p.sqrt() + " "
                + Arrays.toString(b("1000001").sqrtAndRemainder()) + " " + b("99").sqrt());
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 100; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.bitLength() + " " + f.hashCode());
        BigInteger fa = BigInteger.ZERO, fb = BigInteger.ONE;
        for (int i = 0; i < 300; i++) { BigInteger n = fa.add(fb); fa = fb; fb = n; }
        System.out.println(fa);
        System.out.println(BigInteger.TWO.pow(500).subtract(BigInteger.ONE).toString(7));
        BigInteger big = BigInteger.valueOf(3).pow(900), big2 = BigInteger.valueOf(7).pow(800);
        System.out.println(big.multiply(big2).hashCode() + " " + big2.divide(big).hashCode() + " " + big2.mod(big).hashCode() + " "
                + big.multiply(big).equals(big.pow(2)) + " " + big.gcd(big2) + " " + big.toString().length() + " "
                + new BigInteger(big.toString(32), 32).equals(big) + " " + new BigInteger(big.toByteArray()).equals(big));
        System.out.println(new BigInteger(1, new byte[]{-1, -1}) + " " + new BigInteger(new byte[]{-1, 0}) + " "
                + new BigInteger(-1, new byte[]{5}) + " " + new BigInteger("-zz", 36) + " " + new BigInteger("+7") + " "
                + new BigInteger(70, new Random(3)) + " " + BigInteger.probablePrime(20, new Random(4)));
        t("div0", () -> BigInteger.ONE.divide(BigInteger.ZERO));
        t("mod-", () -> BigInteger.ONE.mod(b("-5")));
        t("inv", () -> b("4").modInverse(b("8")));
        t("pow-", () -> b("2").pow(-1));
        t("sqrt-", () -> b("-1").sqrt());
        t("exact", () -> b("99999999999").intValueExact());
        t("exactl", () -> b("99999999999").longValueExact());
        t("nfe", () -> b("12x"));
        t("nfe2", () -> b(""));
        t("nfe3", () -> b("-"));
        t("radix", () -> new BigInteger("1", 40));
        t("testBit", () -> BigInteger.ONE.testBit(-1));
        t("sig", () -> new BigInteger(0, new byte[]{1}));
        t("bytes", () -> new BigInteger(new byte[0]));
    }
}
