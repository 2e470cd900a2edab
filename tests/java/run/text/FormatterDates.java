// Date and time conversions of Formatter with fixed instants.
import java.time.*;
import java.util.*;

public class FormatterDates {
    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2021, 3, 7, 9, 5, 3, 123456789, ZoneOffset.UTC);
        for (char c : "HIklMSLNpQsBbhAaCYyjmdeRTrDF".toCharArray()) System.out.println(c + " " + String.format(Locale.ROOT, "%t" + c + "|%T" + c, z, z));
        for (char c : "zZ".toCharArray()) System.out.println(c + " " + String.format(Locale.US, "%t" + c, z));
        Calendar cal = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        cal.setTimeInMillis(1234567890123L);
        System.out.println(String.format(Locale.ROOT, "%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS.%1$tL %1$tQ", cal));
        System.out.println(String.format(Locale.ROOT, "%tF %<tT %<tZ", cal));
        System.out.println(String.format(Locale.ROOT, "%tY %<tj", LocalDate.of(2020, 12, 31)) + String.format(Locale.ROOT, " %tR", LocalTime.of(23, 59)));
        for (Object bad : new Object[] {LocalDate.of(2020, 1, 1), LocalTime.NOON}) {
            for (String f : new String[] {"%tH", "%tY", "%tZ"}) {
                try {
                    System.out.println(String.format(Locale.ROOT, f, bad));
                } catch (RuntimeException e) {
                    System.out.println(f + " " + e.getClass().getSimpleName());
                }
            }
        }
        System.out.println(String.format(Locale.ROOT, "[%20tF] [%-20tF] %tY", z, z, (Object) null));
        System.out.println(String.format(Locale.ROOT, "%tQ", 0L) + " " + String.format(Locale.ROOT, "%ts", new Date(5000)));
    }
}
