// format stores its date in the format before it reads it.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class DateFormatMixesUp {
    static String x;

    public static void main(String[] args) throws Exception {
        SimpleDateFormat f = new SimpleDateFormat("yyyy");
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        f.format(new Date(0));
        long year2000 = 946_684_800_000L;
        Thread t = new Thread(() -> x = f.format(new Date(year2000)));
        t.start();
        f.format(new Date(0));
        t.join();
        assert x.equals("2000"); //~ ASSERT
    }
}
