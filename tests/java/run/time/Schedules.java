// A meeting scheduler and a calendar printer over java.time.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class Schedules {
    record Slot(ZonedDateTime from, Duration length) implements Comparable<Slot> {
        ZonedDateTime to() {
            return from.plus(length);
        }

        boolean overlaps(Slot o) {
            return from.isBefore(o.to()) && o.from.isBefore(to());
        }

        public int compareTo(Slot o) {
            return from.compareTo(o.from);
        }
    }

    static String month(YearMonth m) {
        StringBuilder sb = new StringBuilder(m + "\nMo Tu We Th Fr Sa Su\n");
        sb.append("   ".repeat(m.atDay(1).getDayOfWeek().getValue() - 1));
        for (int d = 1; d <= m.lengthOfMonth(); d++) {
            sb.append(d < 10 ? " " : "").append(d).append(m.atDay(d).getDayOfWeek() == DayOfWeek.SUNDAY || d == m.lengthOfMonth() ? "\n" : " ");
        }
        return sb.toString();
    }

    static LocalDate easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, g = (8 * b + 13) / 25, h = (19 * a + b - d - g + 15) % 30, j = c / 4, k = c % 4, m = (a + 11 * h) / 319, r = (2 * e + 2 * j - k - h + m + 32) % 7, n = (h - m + r + 90) / 25;
        return LocalDate.of(y, n, (h - m + r + n + 19) % 32);
    }

    public static void main(String[] args) {
        System.out.print(month(YearMonth.of(2020, 2)) + month(YearMonth.of(2021, 8)));
        System.out.println(IntStream.of(1999, 2000, 2020, 2024, 2038).mapToObj(Schedules::easter).collect(Collectors.toList()));
        ZoneId ny = ZoneId.of("America/New_York"), tokyo = ZoneId.of("Asia/Tokyo"), berlin = ZoneId.of("Europe/Berlin");
        List<Slot> slots = new ArrayList<>(List.of(new Slot(ZonedDateTime.of(2021, 3, 14, 1, 30, 0, 0, ny), Duration.ofHours(1)), new Slot(ZonedDateTime.of(2021, 3, 14, 15, 45, 0, 0, tokyo), Duration.ofMinutes(30)), new Slot(ZonedDateTime.of(2021, 3, 14, 9, 0, 0, 0, berlin), Duration.ofHours(2))));
        Collections.sort(slots);
        for (Slot s : slots) System.out.println(s.from() + " .. " + s.to() + " = " + s.from().toInstant() + " overlaps " + slots.stream().filter(o -> o != s && o.overlaps(s)).count());
        LocalDate d = LocalDate.of(2021, 1, 29);
        int workdays = 0;
        for (LocalDate x = d; workdays < 5; x = x.plusDays(1)) {
            if (x.getDayOfWeek().getValue() < 6) {
                workdays++;
                System.out.print(x + " ");
            }
        }
        System.out.println();
        TemporalAdjuster nextWork = TemporalAdjusters.ofDateAdjuster(x -> x.plusDays(x.getDayOfWeek() == DayOfWeek.FRIDAY ? 3 : x.getDayOfWeek() == DayOfWeek.SATURDAY ? 2 : 1));
        System.out.println(d.with(nextWork) + " " + d.with(nextWork).with(nextWork));
        Map<DayOfWeek, Long> counts = d.datesUntil(d.plusYears(1)).collect(Collectors.groupingBy(LocalDate::getDayOfWeek, () -> new EnumMap<>(DayOfWeek.class), Collectors.counting()));
        System.out.println(counts);
        System.out.println(ChronoUnit.YEARS.between(LocalDate.of(2000, 2, 29), LocalDate.of(2021, 2, 28)) + " " + LocalDate.of(2000, 2, 29).plusYears(21) + " " + Period.between(LocalDate.of(2000, 2, 29), LocalDate.of(2021, 2, 28)));
    }
}
