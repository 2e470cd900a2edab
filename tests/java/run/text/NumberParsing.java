// Parsing and printing of numbers: integers in all radixes, doubles at the edges.
import java.math.*;
import java.util.*;

public class NumberParsing {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+5", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "+", "-", " 1", "1 ", "0x10", "1_000", "\u0661\u0662", "99999999999999999999", "abc"}) {
            System.out.println(attempt(() -> Integer.parseInt(s)).replaceAll("[^ -~]", "?") + " | " + attempt(() -> Long.parseLong(s)).replaceAll("[^ -~]", "?") + " | " + attempt(() -> Integer.decode(s)).replaceAll("[^ -~]", "?") + " | " + attempt(() -> Integer.parseUnsignedInt(s)).split(" ")[0]);
        }
        System.out.println(attempt(() -> Integer.parseInt(null)) + " " + attempt(() -> Integer.parseInt("zz", 36)) + " " + attempt(() -> Integer.parseInt("1", 37)) + " " + attempt(() -> Integer.parseInt("-ff", 16)) + " " + attempt(() -> Integer.parseInt("x123y", 1, 4, 10)) + " " + attempt(() -> Byte.parseByte("128")) + " " + attempt(() -> Short.parseShort("-32768")));
        for (int r : new int[] {2, 3, 8, 16, 36, 1}) System.out.print(Integer.toString(-255, r) + " " + Long.toString(Long.MIN_VALUE, r) + " ");
        System.out.println();
        System.out.println(Integer.toBinaryString(-8) + " " + Integer.toOctalString(-1) + " " + Integer.toHexString(-256) + " " + Long.toHexString(-1) + " " + Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1) + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Long.toUnsignedString(Long.MIN_VALUE, 36));
        for (String s : new String[] {"0", "-0", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4e-324", "2.5e-324", "1.7976931348623157e308", "1.7976931348623159e308", "NaN", "-Infinity", "0x1p-1074", "0x1.8p1", "1f", "2d", " 3.5 ", "1e", ".5", "5.", ".", "", "0.1", "123456789012345678901234567890", "2.2250738585072012e-308", "1,5"}) System.out.println(s + " -> " + attempt(() -> Double.parseDouble(s)) + " | " + attempt(() -> Float.parseFloat(s)));
        double[] ds = {1, 10, 1e7, 9999999, 12345678.9, 0.001, 0.0001, 1e-3, 100, 1e21, 1.0E-5, 123e-7, Math.PI, 1 / 3.0, Double.MIN_NORMAL, -0.0, 3e10, 4.35, 0.3, 0.1 + 0.2};
        for (double d : ds) System.out.print(d + " " + Double.toHexString(d) + " ");
        System.out.println();
        System.out.println(new BigDecimal("1E+3") + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("0.000001230").stripTrailingZeros() + " " + new BigDecimal("123.450").setScale(1, RoundingMode.HALF_EVEN) + " " + new BigDecimal(0.1).toString().length() + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("12345.678").toEngineeringString() + " " + new BigDecimal("1E-10").toEngineeringString());
        System.out.println(attempt(() -> BigDecimal.ONE.divide(new BigDecimal(3))) + " " + BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL32) + " " + new BigDecimal("2").sqrt(MathContext.DECIMAL64) + " " + new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " " + new BigDecimal("1.10").compareTo(new BigDecimal("1.1")) + " " + new BigDecimal("1.10").hashCode());
        System.out.println(new BigInteger("ff", 16) + " " + BigInteger.TWO.pow(100) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(200), BigInteger.valueOf(13)) + " " + BigInteger.valueOf(-17).mod(BigInteger.valueOf(5)) + " " + Arrays.toString(BigInteger.valueOf(-17).divideAndRemainder(BigInteger.valueOf(5))) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + Arrays.toString(new BigInteger("-129").toByteArray()) + " " + new BigInteger("123456789123456789").gcd(new BigInteger("987654321")) + " " + BigInteger.valueOf(97).isProbablePrime(10) + " " + BigInteger.ONE.shiftLeft(70).bitLength() + " " + attempt(() -> BigInteger.ONE.divide(BigInteger.ZERO)) + " " + attempt(() -> new BigInteger("1x")) + " " + new BigInteger("99999999999999999999").sqrt() + " " + attempt(() -> BigInteger.ONE.shiftLeft(70).longValueExact()));
    }
}
