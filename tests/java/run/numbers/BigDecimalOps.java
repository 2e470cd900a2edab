// BigDecimal: scale, precision, rounding modes, division, toString forms, MathContext, comparisons.
import java.math.*;
import java.util.*;
public class BigDecimalOps {
    static void t(String n, java.util.function.Supplier<Object> f) {
        try {
            System.out.println(n + " " + f.get());
        } catch (ArithmeticException | NumberFormatException e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        String[] ss = {"0", "0.00", "-0", "1", "1.0", "1.10", "-2.5", "123.456", "1E+5", "1E-10", "-1.23E-7",
                "999999999999999999999.99", "0.1", "1e400", "12345678901234567890.123456789", "5E-324"};
        BigDecimal[] v = new BigDecimal[ss.length];
        for (int i = 0; i < v.length; i++) v[i] = new BigDecimal(ss[i]);
        for (BigDecimal a : v) {
            System.out.println(a + " " + a.toPlainString().length() + " " + a.toEngineeringString() + " " + a.scale() + " "
                    + a.precision() + " " + a.unscaledValue() + " " + a.signum() + " " + a.negate() + " " + a.abs() + " "
                    + a.stripTrailingZeros() + " " + a.ulp() + " " + a.hashCode() + " " + a.intValue() + " "
                    + Long.toHexString(Double.doubleToLongBits(a.doubleValue())) + " " + a.movePointLeft(3) + " "
                    + a.movePointRight(2) + " " + a.scaleByPowerOfTen(4) + " " + a.round(new MathContext(3)) + " " + a.pow(2) + " "
                    + a.setScale(3, RoundingMode.HALF_UP).precision());
            StringBuilder s = new StringBuilder();
            for (RoundingMode m : RoundingMode.values()) try {
                s.append(a.setScale(0, m).precision()).append(a.setScale(1, m).unscaledValue().bitLength()).append(' ');
            } catch (ArithmeticException e) { s.append(e.getMessage()); }
            System.out.println(s);
        }
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j += 2) {
            BigDecimal a = v[i], b = v[j];
            System.out.print(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + a.equals(b) + " "
                    + a.max(b) + " ");
            try {
                System.out.print(a.divide(b, 10, RoundingMode.HALF_EVEN) + " " + a.divide(b, MathContext.DECIMAL32) + " "
                        + a.divideToIntegralValue(b) + " " + a.remainder(b));
                System.out.println(" " + a.divide(b));
            } catch (ArithmeticException e) { System.out.println(" " + e.getMessage()); }
        }
        for (String s : new String[]{"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
            for (RoundingMode m : RoundingMode.values()) try {
                System.out.print(new BigDecimal(s).setScale(0, m) + " ");
            } catch (ArithmeticException e) { System.out.print("! "); }
            System.out.println();
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(100, 5) + " "
                + new BigDecimal(1e-300).precision() + " " + new BigDecimal("2").sqrt(new MathContext(50)) + " "
                + new BigDecimal("1e-20").sqrt(MathContext.DECIMAL64) + " " + BigDecimal.TEN.pow(-5, MathContext.DECIMAL64) + " "
                + new BigDecimal(new BigInteger("12345"), -3) + " "
                + new BigDecimal("123.4500").stripTrailingZeros().toPlainString() + " " + new BigDecimal(new char[]{'1', '.', '5'})
                + " " + new BigDecimal("1.005").setScale(2, RoundingMode.HALF_UP) + " "
                + BigDecimal.ONE.divide(new BigDecimal(7), 100, RoundingMode.DOWN));
        BigDecimal pi = BigDecimal.ZERO;
        MathContext mc = new MathContext(60);
        for (int k = 0; k < 45; k++) {
            BigDecimal s = BigDecimal.ONE.divide(BigDecimal.valueOf(16).pow(k), mc);
            pi = pi.add(s.multiply(new BigDecimal(4).divide(new BigDecimal(8 * k + 1),
                    mc).subtract(new BigDecimal(2).divide(new BigDecimal(8 * k + 4),
                    mc)).subtract(BigDecimal.ONE.divide(new BigDecimal(8 * k + 5),
                    mc)).subtract(BigDecimal.ONE.divide(new BigDecimal(8 * k + 6), mc)), mc), mc);
        }
        System.out.println(pi);
        System.out.println(Arrays.toString(new BigDecimal("17.3").divideAndRemainder(new BigDecimal("-3"))) + " "
                + new HashSet<>(List.of(new BigDecimal("1.0"), new BigDecimal("1.00"))).size() + " "
                + new TreeSet<>(List.of(new BigDecimal("1.0"), new BigDecimal("1.00"))).size());
        t("div0", () -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        t("0div0", () -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        t("third", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        t("scale", () -> new BigDecimal("1.25").setScale(1));
        t("intExact", () -> new BigDecimal("1.5").intValueExact());
        t("longExact", () -> new BigDecimal("1e30").longValueExact());
        t("toBI", () -> new BigDecimal("1.5").toBigIntegerExact());
        t("nan", () -> new BigDecimal(Double.NaN));
        t("bad", () -> new BigDecimal("1.2.3"));
        t("empty", () -> new BigDecimal(""));
        t("sqrt", () -> new BigDecimal(-1).sqrt(MathContext.DECIMAL32));
        t("powneg", () -> BigDecimal.TEN.pow(-1));
        System.out.println(MathContext.DECIMAL128 + " " + new MathContext("precision=5 roundingMode=DOWN") + " "
                + MathContext.UNLIMITED.getPrecision());
    }
}
