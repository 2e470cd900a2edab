// MessageFormat, DecimalFormat and ChoiceFormat under Locale.US.
import java.text.*;
import java.util.*;
public class FormatMessages {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : new String[]{"0", "0.00", "#.##", "#,##0.0#", "00000", "0.###E0", "##0.##E0", "0%", "#,##0;(#,##0)",
                "'#'0", "$0.00"})
            for (double d : new double[]{0, 1, -1.5, 1234.565, 0.125, 1e10, -0.0001, 99.995}) {
                DecimalFormat f = new DecimalFormat(p, us);
                System.out.print(f.format(d) + (d == 99.995 ? "\n" : " | "));
            }
        DecimalFormat f = new DecimalFormat("0.0", us);
        for (java.math.RoundingMode m : java.math.RoundingMode.values()) {
            f.setRoundingMode(m);
            try {
                System.out.print(m + ":" + f.format(0.25) + "," + f.format(0.35) + "," + f.format(-0.25) + " ");
            } catch (ArithmeticException e) { System.out.println("unnecessary"); }
        }
        System.out.println(new DecimalFormat("#,##0.00", us).parse("1,234.5xyz") + " "
                + new DecimalFormat("0", us).parse("7", new ParsePosition(0)));
        try {
            new DecimalFormat("0", us).parse("abc");
        } catch (ParseException e) { System.out.println(e.getMessage() + " " + e.getErrorOffset()); }
        System.out.println(new MessageFormat("{0} has {1,number,integer} item{1,choice,0#s|1#|1<s} at {2,number,#.##} '{quoted}' it''s {0}", Locale.US).format(new Object[]{"Bob", 1234, 2.555}));
        System.out.println(MessageFormat.format("{1}{0}{3}", "a", "b"));
        System.out.println(Arrays.toString(new MessageFormat("{0}-{1,number}", Locale.US).parse("x-42")));
        ChoiceFormat c = new ChoiceFormat("0#none|1#one|2#few|10<many");
        for (double d : new double[]{-1, 0, 0.5, 1, 2, 10, 10.1, Double.NaN}) System.out.print(c.format(d) + " ");
        System.out.println();
        NumberFormat nf = NumberFormat.getInstance(Locale.US);
        System.out.println(nf.format(1234567.891) + " " + nf.format(Long.MIN_VALUE) + " "
                + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " "
                + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + nf.format(Double.NEGATIVE_INFINITY).length());
    }
}
