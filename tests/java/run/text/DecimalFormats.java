// DecimalFormat patterns, rounding modes, parsing.
import java.math.*;
import java.text.*;
import java.util.*;

public class DecimalFormats {
    public static void main(String[] args) throws Exception {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        double[] vals = {0, 1, -1, 0.5, 1234.5678, -0.001, 1e10, 0.12345, 99.995, Double.POSITIVE_INFINITY};
        for (String p : new String[] {"0", "#", "#.##", "0.00", "#,##0.###", "000.0", "0.0E0", "##0.##E0", "0.###%", "$#,##0.00;($#,##0.00)", "'#'0", "#.#'x'", "00.00E00"}) {
            DecimalFormat f = new DecimalFormat(p, us);
            StringBuilder sb = new StringBuilder(p + " :");
            for (double v : vals) sb.append(' ').append(f.format(v).replace("\u221e", "inf"));
            System.out.println(sb + " | " + f.toPattern());
        }
        for (RoundingMode r : RoundingMode.values()) {
            DecimalFormat f = new DecimalFormat("0.0", us);
            f.setRoundingMode(r);
            StringBuilder sb = new StringBuilder(r + ":");
            for (double v : new double[] {0.25, 0.35, -0.25, 0.75, 2.0}) {
                try {
                    sb.append(' ').append(f.format(v));
                } catch (ArithmeticException e) {
                    sb.append(" AE");
                }
            }
            System.out.println(sb);
        }
        DecimalFormat d = new DecimalFormat("#,##0.##", us);
        for (String s : new String[] {"1,234.56", "-7", "12abc", "1e3", ".5", "1,2,3", "9223372036854775808"}) System.out.print(d.parse(s) + " " + d.parse(s).getClass().getSimpleName() + "; ");
        System.out.println();
        for (String s : new String[] {"", "abc", "$5"}) {
            try {
                d.parse(s);
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorOffset());
            }
        }
        ParsePosition pos = new ParsePosition(2);
        System.out.println(d.parse("xx42yy", pos) + " " + pos.getIndex() + " " + d.parse("zz", new ParsePosition(0)));
        d.setParseBigDecimal(true);
        System.out.println(d.parse("12345678901234567890.12345") + " " + d.format(new BigDecimal("12345678901234567890.125")) + " " + d.format(new BigInteger("98765432109876543210")) + " " + d.format(Long.MIN_VALUE));
        d.setMinimumFractionDigits(1);
        d.setMaximumFractionDigits(3);
        d.setGroupingUsed(false);
        d.setPositivePrefix("+");
        System.out.println(d.format(1234.56789) + " " + d.format(-2) + " " + d.toPattern() + " " + d.getMultiplier() + " " + d.getGroupingSize());
        NumberFormat n = NumberFormat.getInstance(Locale.US);
        System.out.println(n.format(1234567.891) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " " + n.getMaximumFractionDigits());
        for (String bad : new String[] {"0.0.0", "#0#", "0E", "'"}) {
            try {
                System.out.println(new DecimalFormat(bad, us).format(1));
            } catch (IllegalArgumentException e) {
                System.out.println("IAE " + bad);
            }
        }
    }
}
