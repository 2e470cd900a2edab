// GregorianCalendar and Date in UTC: fields, roll, lenient, cutover.
import java.util.*;

public class CalendarOps {
    static GregorianCalendar cal(int y, int m, int d) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(y, m, d);
        return c;
    }

    static String s(Calendar c) {
        return c.get(Calendar.ERA) + ":" + c.get(Calendar.YEAR) + "-" + (c.get(Calendar.MONTH) + 1) + "-" + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.HOUR_OF_DAY) + ":" + c.get(Calendar.MINUTE) + " dow" + c.get(Calendar.DAY_OF_WEEK) + " doy" + c.get(Calendar.DAY_OF_YEAR) + " w" + c.get(Calendar.WEEK_OF_YEAR);
    }

    public static void main(String[] args) {
        GregorianCalendar c = cal(2020, Calendar.JANUARY, 31);
        System.out.println(s(c) + " " + c.getTimeInMillis());
        c.add(Calendar.MONTH, 1);
        System.out.println(s(c));
        c.roll(Calendar.DAY_OF_MONTH, 1);
        System.out.println(s(c));
        c.add(Calendar.DAY_OF_YEAR, -60);
        System.out.println(s(c));
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        System.out.println(s(c));
        c.set(2021, 13, 45, 25, 61, 61);
        System.out.println(s(c));
        c.setLenient(false);
        c.set(Calendar.MONTH, 15);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println("IAE " + e.getMessage());
        }
        System.out.println(s(cal(1582, Calendar.OCTOBER, 4)) + " | " + s(cal(1582, Calendar.OCTOBER, 10)) + " | " + s(cal(1582, Calendar.OCTOBER, 15)) + " | " + s(cal(0, 0, 1)) + " | " + s(cal(1500, 1, 29)));
        GregorianCalendar d = cal(2020, 1, 29);
        System.out.println(d.isLeapYear(1900) + " " + d.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + d.getActualMaximum(Calendar.WEEK_OF_YEAR) + " " + d.getMinimum(Calendar.MONTH) + " " + d.before(cal(2021, 0, 1)) + " " + d.compareTo(d) + " " + d.equals(cal(2020, 1, 29)) + " " + d.toInstant() + " " + d.toZonedDateTime() + " " + d.getWeekYear());
        Date t = new Date(0);
        System.out.println(t.getTime() + " " + t.before(new Date(1)) + " " + t.equals(Date.from(java.time.Instant.EPOCH)) + " " + t.hashCode() + " " + t.toInstant() + " " + new Date(1L << 40).hashCode() + " " + Date.UTC(100, 0, 1, 0, 0, 0) + " " + Date.parse("Thu, 1 Jan 1970 00:00:10 GMT"));
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(t + " " + new Date(951782400000L) + " " + new Date(-1));
        GregorianCalendar berlin = new GregorianCalendar(TimeZone.getTimeZone("Europe/Berlin"), Locale.US);
        berlin.setTimeInMillis(1616889600000L);
        for (int i = 0; i < 4; i++) {
            System.out.print(berlin.get(Calendar.HOUR_OF_DAY) + "/" + berlin.get(Calendar.DST_OFFSET) + " ");
            berlin.add(Calendar.HOUR_OF_DAY, 1);
        }
        System.out.println();
        Calendar b = new Calendar.Builder().setTimeZone(TimeZone.getTimeZone("UTC")).setLocale(Locale.US).setDate(2022, 4, 6).setTimeOfDay(7, 8, 9).build();
        System.out.println(s(b) + " " + b.getFirstDayOfWeek() + " " + b.getMinimalDaysInFirstWeek() + " " + b.isSet(Calendar.YEAR));
    }
}
