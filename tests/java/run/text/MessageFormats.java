// MessageFormat, ChoiceFormat and quoting.
import java.text.*;
import java.util.*;

public class MessageFormats {
    static void m(String p, Object... a) {
        try {
            System.out.println(p + " -> " + new MessageFormat(p, Locale.US).format(a));
        } catch (IllegalArgumentException e) {
            System.out.println(p + " -> IAE " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        m("{0} and {1} and {0}", "a", 5);
        m("{0} {2}", "a");
        m("it''s '{0}' {0}", "x");
        m("'{' {0} '}'", 1);
        m("{0,number} {0,number,integer} {0,number,percent} {0,number,#,##0.00}", 1234.567);
        m("{0,choice,0#none|1#one|1<many {0}}", 0);
        m("{0,choice,0#none|1#one|1<many {0}}", 1);
        m("{0,choice,0#none|1#one|1<many {0}}", 7);
        m("{0}", (Object) null);
        m("{0}", 1234567);
        m("{-1}", 1);
        m("{x}", 1);
        m("{0,unknown}", 1);
        m("{0", 1);
        m("no args '' ' quote");
        System.out.println(MessageFormat.format("{0}-{1}", "s", true));
        MessageFormat f = new MessageFormat("{0}:{1,number}", Locale.US);
        System.out.println(Arrays.toString(f.parse("key:1,234.5")) + " " + f.toPattern() + " " + f.getFormats().length);
        try {
            f.parse("nope");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        f.setFormat(1, new DecimalFormat("000", DecimalFormatSymbols.getInstance(Locale.US)));
        System.out.println(f.format(new Object[] {"z", 7}));
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"zero", "one", "more"});
        for (double d : new double[] {-5, 0, 0.5, 1, 1.0001, 100, Double.NaN}) System.out.print(c.format(d) + " ");
        System.out.println(c.toPattern() + " " + c.parse("one"));
        System.out.println(ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1) + " " + new ChoiceFormat("-1#neg|0#zero|0<pos").format(0.1));
    }
}
