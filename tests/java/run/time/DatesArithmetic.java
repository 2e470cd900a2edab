// LocalDate, Period, ChronoUnit and leap years.
import java.time.*;
import java.time.chrono.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class DatesArithmetic {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2020, 1, 31);
        System.out.println(d.plusMonths(1) + " " + d.plusMonths(13) + " " + d.plusYears(1).plusDays(29) + " " + d.minusDays(31) + " " + d.withDayOfMonth(1) + " " + d.plusWeeks(5) + " " + d.withDayOfYear(366));
        System.out.println(attempt(() -> LocalDate.of(2021, 2, 29)) + " | " + attempt(() -> LocalDate.of(2021, 13, 1)) + " | " + attempt(() -> d.withDayOfMonth(32)) + " | " + attempt(() -> LocalDate.MAX.plusDays(1)));
        for (int y : new int[] {1900, 2000, 2020, 2100, -4, 0}) System.out.print(y + "=" + Year.isLeap(y) + "/" + LocalDate.of(y, 3, 1).minusDays(1).getDayOfMonth() + " ");
        System.out.println();
        System.out.println(d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.lengthOfMonth() + " " + d.toEpochDay() + " " + LocalDate.ofEpochDay(-1) + " " + d.isBefore(LocalDate.EPOCH) + " " + d.compareTo(LocalDate.of(2021, 1, 1)) + " " + d.hashCode());
        LocalDate a = LocalDate.of(2019, 11, 30), b = LocalDate.of(2021, 3, 1);
        System.out.println(Period.between(a, b) + " " + Period.between(b, a) + " " + ChronoUnit.DAYS.between(a, b) + " " + ChronoUnit.MONTHS.between(a, b) + " " + a.until(b, ChronoUnit.WEEKS) + " " + a.datesUntil(b, Period.ofMonths(5)).collect(Collectors.toList()));
        System.out.println(Period.parse("P1Y2M-3D").normalized() + " " + Period.of(1, 14, 40).normalized() + " " + Period.ofWeeks(2).negated() + " " + Period.ZERO + " " + Period.of(1, 2, 3).multipliedBy(-2).toTotalMonths() + " " + attempt(() -> Period.parse("P1H")));
        System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.previousOrSame(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.SUNDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.TUESDAY)));
        System.out.println(d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_BASED_YEAR) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + d.getLong(JulianFields.JULIAN_DAY) + " " + d.get(WeekFields.ISO.weekOfYear()) + " " + attempt(() -> d.get(ChronoField.HOUR_OF_DAY)) + " " + d.isSupported(ChronoUnit.HOURS));
        System.out.println(YearMonth.of(2020, 2).atEndOfMonth() + " " + MonthDay.of(2, 29).atYear(2021) + " " + Year.of(2020).atDay(60) + " " + Month.JANUARY.minus(1) + " " + DayOfWeek.SUNDAY.plus(1) + " " + Month.FEBRUARY.maxLength() + " " + YearMonth.parse("2020-12").plusMonths(2) + " " + Month.of(5).firstMonthOfQuarter());
        System.out.println(JapaneseDate.of(2000, 1, 1) + " " + ThaiBuddhistDate.from(d) + " " + MinguoDate.from(d) + " " + HijrahDate.from(LocalDate.of(2020, 5, 1)) + " " + IsoChronology.INSTANCE.dateNow(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)));
        List<LocalDate> fridays13 = Stream.iterate(LocalDate.of(2020, 1, 13), x -> x.plusMonths(1)).limit(48).filter(x -> x.getDayOfWeek() == DayOfWeek.FRIDAY).collect(Collectors.toList());
        System.out.println(fridays13);
    }
}
