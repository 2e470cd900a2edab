// String.format: integers, floats, flags, widths, precisions.
import java.math.*;
import java.util.*;

public class FormatterNumbers {
    static void f(String fmt, Object... a) {
        try {
            System.out.println(fmt + " -> [" + String.format(Locale.ROOT, fmt, a) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(fmt + " -> " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (Object x : new Object[] {0, 42, -42, Integer.MIN_VALUE, Long.MAX_VALUE, (byte) -1, (short) 300, new BigInteger("-123456789012345678901234567890"), null}) {
            for (String fmt : new String[] {"%d", "%10d", "%-10d|", "%010d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%o", "%#x", "%#o", "%08x"}) f(fmt, x);
        }
        for (Object x : new Object[] {0.0, -0.0, 1.5, -123456.789, 1e-10, 1e20, Double.NaN, Double.NEGATIVE_INFINITY, 3.14f, new BigDecimal("1234567.8950"), 0.5, 2.5, 1.005}) {
            for (String fmt : new String[] {"%f", "%.0f", "%.2f", "%12.3f", "%-12.1f|", "%012.2f", "%+.1f", "%,.2f", "%(.1f", "%e", "%.3E", "%g", "%.3g", "%#.0f"}) f(fmt, x);
        }
        for (double d : new double[] {0, 1, -1.5, Double.MIN_VALUE, Double.MAX_VALUE, Math.PI, 0x1.8p-1050}) f("%a", d);
        f("%.3a", Math.PI);
        f("%s %2$s %1$s %<s %s", "a", "b");
        f("%c%c%c", 'x', 65, (byte) 66);
        f("%b %B %b %b", true, null, "x", false);
        f("%h %H", "hello", 255);
        f("%5s|%-5s|%.2s|%5.1s|%S", "abc", "abc", "abc", "abc", "abc");
        f("%n%%%5%%-5%|");
        for (String bad : new String[] {"%q", "%d", "%.2d", "%-d", "%5", "%+x", "%,x", "%#d", "%c", "%0d", "%-05d", "%+ d", "%3$s", "%<s", "%.f", "%ts"}) f(bad, bad.contains("c") ? 1.5 : "str");
        f("%+x", 5);
        f("%+x", new BigInteger("255"));
        f("%c", 0x110000);
        f("%d %d", 1);
        f("%s %s", "x", new int[0].length);
        f("%s", Arrays.asList(1, null));
        Formattable fm = (fmt, flags, w, p) -> fmt.format("F(%d,%d,%d)", flags, w, p);
        f("%s %-10.3S %#s", fm, fm, fm);
        StringBuilder sb = new StringBuilder();
        new Formatter(sb, Locale.US).format("%,d;", 1234567).format("%s", "chained");
        System.out.println(sb + " " + "%d-%s".formatted(1, "x"));
        System.out.printf(Locale.US, "%,.3f %s%n", 9876543.21, "printf");
    }
}
