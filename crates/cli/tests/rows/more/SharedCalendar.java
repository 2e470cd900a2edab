import java.util.*;
public class SharedCalendar {
    static final Calendar cal = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
    static int yearOf(long millis) { cal.setTimeInMillis(millis); return cal.get(Calendar.YEAR); }
    public static void main(String[] a) throws Exception {
        int[] got = new int[2];
        Thread t = new Thread(() -> got[0] = yearOf(0L), "seventies");
        Thread u = new Thread(() -> got[1] = yearOf(1000000000000L), "noughties");
        t.start(); u.start(); t.join(); u.join();
        if (got[0] != 1970 || got[1] != 2001) throw new IllegalStateException(got[0] + " " + got[1]);
    }
}
