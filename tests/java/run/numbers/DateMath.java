// Calendar arithmetic by hand and with java.time on fixed dates, UTC only.
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.temporal.*;
import java.util.Locale;
public class DateMath {
    static long days(int y, int m, int d) {
        y -= m <= 2 ? 1 : 0;
        long era = Math.floorDiv(y, 400);
        int yoe = (int) (y - era * 400), doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
        return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
    }
    public static void main(String[] args) {
        int[][] ds = {{1970, 1, 1}, {2000, 2, 29}, {1900, 3, 1}, {2024, 12, 31}, {1, 1, 1}, {-400, 2, 29}, {1582, 10, 15},
                {9999, 12, 31}};
        for (int[] d : ds) {
            LocalDate l = LocalDate.of(d[0], d[1], d[2]);
            System.out.println(l + " " + days(d[0], d[1], d[2]) + " " + l.toEpochDay() + " " + l.getDayOfWeek() + " "
                    + l.getDayOfYear() + " " + l.isLeapYear() + " " + l.plusMonths(13) + " " + l.minusDays(400) + " "
                    + l.with(TemporalAdjusters.lastDayOfMonth()) + " " + l.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " "
                    + l.hashCode());
        }
        System.out.println(Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2024, 2, 28)) + " "
                + ChronoUnit.DAYS.between(LocalDate.of(2020, 1, 1), LocalDate.of(2021, 1, 1)) + " "
                + Duration.ofSeconds(3661, 5000000) + " " + Duration.ofMillis(-1500) + " " + Duration.parse("PT1H30M").toMinutes()
                + " " + Period.parse("P1Y2M3D").plusDays(40).normalized() + " "
                + Duration.between(LocalTime.of(23, 0), LocalTime.of(1, 0)));
        LocalDateTime t = LocalDateTime.of(2024, 2, 29, 23, 59, 59, 999_000_000);
        System.out.println(t.plusNanos(1_000_001) + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + t.toEpochSecond(ZoneOffset.UTC)
                + " " + t.atOffset(ZoneOffset.ofHoursMinutes(-5, -30)).toInstant() + " " + Instant.ofEpochSecond(1709251199, 5)
                + " " + Instant.EPOCH.minusMillis(1) + " " + ZonedDateTime.of(t, ZoneOffset.UTC) + " " + Year.of(2100).isLeap()
                + YearMonth.of(2023, 2).lengthOfMonth() + MonthDay.of(2, 29).isValidYear(2023));
        System.out.println(t.format(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss.SSS", Locale.ROOT)) + " "
                + DateTimeFormatter.ISO_DATE_TIME.format(t) + " " + DateTimeFormatter.ofPattern("EEE d MMM uuuu",
                Locale.US).format(t) + " " + LocalDate.parse("03-Jan-2021", DateTimeFormatter.ofPattern("dd-MMM-yyyy", Locale.US))
                + " " + DateTimeFormatter.BASIC_ISO_DATE.format(t));
        for (String s : new String[]{"2023-02-29", "2023-13-01", "garbage", "2023-1-1"}) try {
            System.out.println(LocalDate.parse(s));
        } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalDate.of(2023, 4, 31); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalTime.of(25, 0); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        System.out.println(DayOfWeek.MONDAY.plus(10) + " " + Month.JANUARY.minus(2) + " " + Month.FEBRUARY.maxLength() + " "
                + LocalTime.MIDNIGHT.minusSeconds(1) + " " + LocalTime.parse("10:15").plusMinutes(100) + " "
                + OffsetDateTime.parse("2020-01-01T00:00:00+02:00").toInstant().toEpochMilli());
    }
}
