// DateTimeFormatter: ISO formats, patterns, builders, failures.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class FormatParse {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2021, 3, 7, 9, 5, 3, 120_000_000, ZoneOffset.ofHours(2));
        for (DateTimeFormatter f : new DateTimeFormatter[] {DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_LOCAL_DATE_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.RFC_1123_DATE_TIME, DateTimeFormatter.ISO_TIME}) System.out.println(f.format(z));
        for (String p : new String[] {"yyyy/MM/dd HH:mm:ss.SSS", "uu-M-d H:m:s.n", "EEE EEEE MMM MMMM", "h:mm K k", "D Q q", "xxx XXX Z", "'quoted' yyyy''", "ppppH", "[yyyy][ HH]", "e c w W", "A N n", "VV"}) System.out.println(p + " -> " + attempt(() -> DateTimeFormatter.ofPattern(p, Locale.US).format(z)));
        System.out.println(attempt(() -> LocalDate.parse("2020-02-30")) + " | " + attempt(() -> LocalDate.parse("2020-2-3")) + " | " + attempt(() -> LocalDateTime.parse("2020-01-01T24:00")) + " | " + attempt(() -> LocalDate.parse("03/04/21", DateTimeFormatter.ofPattern("dd/MM/yy", Locale.US))) + " | " + attempt(() -> LocalTime.parse("12:34")));
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.US).withResolverStyle(ResolverStyle.STRICT);
        DateTimeFormatter lenient = strict.withResolverStyle(ResolverStyle.LENIENT), smart = strict.withResolverStyle(ResolverStyle.SMART);
        for (String s : new String[] {"2021-02-30", "2021-02-31", "2021-14-01", "2021-02-28"}) System.out.println(s + " " + attempt(() -> LocalDate.parse(s, strict)).split(":")[0] + " " + attempt(() -> LocalDate.parse(s, smart)).split(":")[0] + " " + attempt(() -> LocalDate.parse(s, lenient)).split(":")[0]);
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dd-MMM-yyyy").optionalStart().appendPattern(" HH:mm").optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 7).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 8).toFormatter(Locale.US);
        System.out.println(LocalDateTime.parse("05-jan-2020", b) + " " + LocalDateTime.parse("05-JAN-2020 22:10", b) + " " + attempt(() -> LocalDateTime.parse("05-xxx-2020", b)));
        DateTimeFormatter frac = new DateTimeFormatterBuilder().appendValue(ChronoField.HOUR_OF_DAY, 2).appendFraction(ChronoField.NANO_OF_SECOND, 0, 6, true).appendLiteral('|').padNext(5, '*').appendValue(ChronoField.MINUTE_OF_HOUR).appendText(ChronoField.AMPM_OF_DAY, Map.of(0L, "am!", 1L, "pm!")).toFormatter(Locale.US);
        System.out.println(frac.format(z) + " " + attempt(() -> DateTimeFormatter.ofPattern("yyyy", Locale.US).format(LocalTime.NOON)) + " " + attempt(() -> DateTimeFormatter.ofPattern("bogus {")));
        TemporalAccessor best = DateTimeFormatter.ofPattern("yyyy-MM-dd[ HH:mm]", Locale.US).parseBest("2020-01-02", LocalDateTime::from, LocalDate::from);
        System.out.println(best + " " + best.getClass().getSimpleName() + " " + DateTimeFormatter.ISO_LOCAL_DATE.parse("2020-05-06").query(TemporalQueries.localDate()) + " " + DateTimeFormatter.ISO_LOCAL_DATE);
        System.out.println(OffsetDateTime.parse("2020-01-01T00:00:00+01:30") + " " + Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse("Tue, 3 Jun 2008 11:05:30 GMT")) + " " + LocalDate.parse("20200102", DateTimeFormatter.BASIC_ISO_DATE) + " " + LocalDate.parse("2020-W05-3", DateTimeFormatter.ISO_WEEK_DATE) + " " + DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " " + Month.MAY.getDisplayName(TextStyle.FULL, Locale.US));
    }
}
