// A format keeps the date it works on in a calendar of its own, so that two threads that share one mix their dates. The
// search that makes the path shorter learns of more places than the search that found it.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class SharedDateFormat {
    static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

    public static void main(String[] args) throws Exception {
        FORMAT.setTimeZone(TimeZone.getTimeZone("UTC"));
        Thread other = new Thread(() -> FORMAT.format(new Date(0)));
        other.start();
        String year = FORMAT.format(new Date(86_400_000L * 400));
        other.join();
        assert year.equals("1971") : year; //~ ASSERT
    }
}
