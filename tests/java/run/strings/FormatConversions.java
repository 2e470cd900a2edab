// java.util.Formatter: all conversions, flags, widths, precisions, argument indexes, and its exceptions.
import java.math.*;
import java.util.*;
public class FormatConversions {
    static void f(String fmt, Object... a) {
        try {
            System.out.println(fmt + " -> [" + String.format(Locale.US, fmt, a) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(fmt + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static class Fm implements Formattable {
        public void formatTo(Formatter f, int flags, int w, int p) { f.format("Fm(%d,%d,%d)", flags, w, p); }
    }
    public static void main(String[] args) {
        for (String s : new String[]{"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%o", "%#x", "%#o",
                "%08x", "%s", "%10s", "%-10s|", "%S", "%h", "%b", "%c"}) for (Object o
                : new Object[]{0, 42, -42, 1234567, Integer.MIN_VALUE}) f(s, o);
        for (String s : new String[]{"%d", "%,d", "%x", "%o", "%+,d", "%(,d", "%020d"}) for (Object o
                : new Object[]{0L, Long.MAX_VALUE, Long.MIN_VALUE, (byte) -1, (short) -1,
                new BigInteger("123456789012345678901234567890"), new BigInteger("-255")}) f(s, o);
        for (String s : new String[]{"%f", "%.2f", "%10.3f", "%-10.1f|", "%010.2f", "%+.1f", "%,.2f", "%(.2f", "%e", "%.3e", "%E",
                "%g", "%.3g", "%.0f", "%#.0f", "%s"}) for (Object o : new Object[]{0.0, -0.0, 1.5, -2.5, 123456.789, 1e10, 1e-5,
                0.5, 2.5, 999.995, 1e20, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1.5f,
                new BigDecimal("12345.678900")}) f(s, o);
        for (double d : new double[]{0, 1, -1.5, 0.1, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN,
                Double.NEGATIVE_INFINITY}) {
            f("%a", d); f("%.2a", d); f("%A", d);
        }
        f("%c%c%c", 'a', 98, (byte) 99);
        f("%c", 0x1f600 > 0 ? (Object) null : 'x');
        f("%b %b %b %B", true, null, "x", false);
        f("%s %s %S", null, List.of(1, 2), "up");
        f("%.3s|%10.2s|%-5.1s|", "abcdef", "abcdef", "abcdef");
        f("%%|%n|%5%|%-5%|");
        f("%2$s %1$s %<s %s", "a", "b");
        f("%s %<s %s", "a", "b");
        f("%h %H", "hello", "hello");
        f("%s|%10s|%-8.3s|%#s|%S", new Fm(), new Fm(), new Fm(), new Fm(), new Fm());
        f("%3$d", 1, 2, 3);
        f("no args");
        f("%s", (Object) new int[0].length);
        f("%s %s", "x", "y", "extra");
        f("%s", "");
        f("%d", "str");
        f("%d", 1.5);
        f("%f", 1);
        f("%x", 1.5);
        f("%c", "s");
        f("%c", -1);
        f("%q", 1);
        f("%", 1);
        f("%5", 1);
        f("%-d", 1);
        f("%05", 1);
        f("%+s", "s");
        f("%#d", 1);
        f("%,x", 1);
        f("%.2d", 1);
        f("%s %s", 1);
        f("%2$s", 1);
        f("%<s", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%tq", 1);
        f("%.2c", 'c');
        f("%#b", true);
        f("%(x", -1);
        f("%+x", 1);
        f("%d", (Object) null);
        f("%x %f %c %e", null, null, null, null);
        f("%0d", 1);
        f("%,s", "x");
        f("%ld", 1L);
        f("%1$s %s %1$s %s", "p", "q");
        f("%.10s|", "short");
        f("%1.1f", 0.05);
        f("%.1f %.1f %.1f %.1f", 0.15, 0.25, 0.35, 0.45);
        f("%.15f", 0.1);
        f("%.20f", 0.1);
        f("%.3f", 1e15 / 3);
        f("%20.10e|%-20.5E|", Math.PI, -Math.E);
        f("%g %g %g %g", 1e-4, 1e-5, 99999.95, 1e6);
        Formatter fm = new Formatter(new StringBuilder("pre:"), Locale.ROOT);
        fm.format("%d", 5).format("-%s", "x");
        System.out.println(fm);
        fm.close();
        try { fm.format("x"); } catch (FormatterClosedException e) { System.out.println("closed"); }
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS", new GregorianCalendar(2024, Calendar.FEBRUARY, 29, 13, 5, 9));
        f("%1$tB %1$tb %1$tA %1$ta %1$te %1$tj %1$tI %1$tp %1$ty %1$tF %1$tT %1$tR %1$tD",
                java.time.LocalDateTime.of(2023, 12, 3, 0, 30, 1));
    }
}
