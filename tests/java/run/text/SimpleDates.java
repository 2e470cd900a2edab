// SimpleDateFormat in UTC with US symbols: format, parse, lenient.
import java.text.*;
import java.util.*;

public class SimpleDates {
    public static void main(String[] args) throws Exception {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "EEE, d MMM yyyy", "EEEE MMMM", "yy D F w W u", "h:mm a K k", "Z X XX XXX", "G yyyyy", "''yy'' 'text'", "YYYY-'W'ww"}) {
            SimpleDateFormat f = new SimpleDateFormat(p, Locale.US);
            f.setTimeZone(utc);
            System.out.println(p + " -> " + f.format(new Date(0)) + " | " + f.format(new Date(1234567890123L)) + " | " + f.format(new Date(-62135769600000L)));
        }
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.US);
        f.setTimeZone(utc);
        for (String s : new String[] {"2020-02-29 12:30", "2021-02-29 25:61", "1-1-1 0:0", "2020-02-29", "x", "2020-13-45 00:00 trailing"}) {
            for (boolean lenient : new boolean[] {true, false}) {
                f.setLenient(lenient);
                try {
                    System.out.println(s + " " + lenient + " " + f.parse(s).getTime());
                } catch (ParseException e) {
                    System.out.println(s + " " + lenient + " " + e.getMessage() + " @" + e.getErrorOffset());
                }
            }
        }
        SimpleDateFormat two = new SimpleDateFormat("yy", Locale.US);
        two.setTimeZone(utc);
        two.set2DigitYearStart(new Date(0));
        System.out.println(two.parse("69").getTime() + " " + two.parse("70").getTime());
        SimpleDateFormat z = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ssXXX", Locale.US);
        System.out.println(z.parse("2020-01-01T00:00:00+05:30").getTime() + " " + z.parse("2020-01-01T00:00:00Z").getTime());
        StringBuffer sb = new StringBuffer();
        FieldPosition fp = new FieldPosition(DateFormat.MONTH_FIELD);
        f.format(new Date(0), sb, fp);
        System.out.println(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex() + " " + f.toPattern());
        for (String bad : new String[] {"b", "yyyy-Q", "'open"}) {
            try {
                new SimpleDateFormat(bad, Locale.US);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
