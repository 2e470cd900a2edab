import java.text.SimpleDateFormat;
import java.util.*;
public class RowDate {
    static final SimpleDateFormat F = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
    static String parse(String s) {
        try { Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT); c.setTime(F.parse(s)); return "" + c.get(Calendar.YEAR); }
        catch (java.text.ParseException e) { return e.toString(); }
    }
    public static void main(String[] args) throws Exception {
        F.setTimeZone(TimeZone.getTimeZone("UTC"));
        Thread t = new Thread(() -> { String y = parse("1999-01-01"); if (!y.equals("1999")) throw new IllegalStateException(y); }, "other");
        t.start();
        String y = parse("2024-05-05");
        if (!y.equals("2024")) throw new IllegalStateException(y);
        t.join();
    }
}
