// Civil calendar algorithms checked against java.time over many dates.
import java.time.*;
import java.util.*;

public class EpochMath {
    static long daysFromCivil(long y, int m, int d) {
        y -= m <= 2 ? 1 : 0;
        long era = Math.floorDiv(y, 400L);
        long yoe = y - era * 400;
        long doy = (153L * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
        long doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
        return era * 146097 + doe - 719468;
    }

    static String civil(long z) {
        z += 719468;
        long era = Math.floorDiv(z, 146097L);
        long doe = z - era * 146097;
        long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
        long doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
        long mp = (5 * doy + 2) / 153;
        return (yoe + era * 400 + (mp >= 10 ? 1 : 0)) + "/" + (mp < 10 ? mp + 3 : mp - 9) + "/" + (doy - (153 * mp + 2) / 5 + 1);
    }

    public static void main(String[] args) {
        int bad = 0;
        for (long day = -800000; day < 800000; day += 1237) {
            LocalDate d = LocalDate.ofEpochDay(day);
            if (daysFromCivil(d.getYear(), d.getMonthValue(), d.getDayOfMonth()) != day) bad++;
            if (!civil(day).equals(d.getYear() + "/" + d.getMonthValue() + "/" + d.getDayOfMonth())) bad++;
        }
        System.out.println("mismatches " + bad);
        System.out.println(civil(0) + " " + civil(-1) + " " + civil(11016) + " " + daysFromCivil(2000, 2, 29) + " " + civil(-719529));
        SplittableRandom r = new SplittableRandom(3);
        long h = 0;
        for (int i = 0; i < 300; i++) {
            long sec = r.nextLong(-60_000_000_000L, 250_000_000_000L);
            LocalDateTime t = LocalDateTime.ofEpochSecond(sec, r.nextInt(1_000_000_000), ZoneOffset.UTC);
            h = h * 31 + t.hashCode();
            if (t.toEpochSecond(ZoneOffset.UTC) != sec) bad++;
            ZonedDateTime z = t.atZone(ZoneId.of("Europe/Paris"));
            if (t.getYear() < 2020) h = h * 31 + z.getOffset().getTotalSeconds();
            h ^= t.getDayOfWeek().getValue() * 1000L + t.getDayOfYear();
        }
        System.out.println(h + " " + bad);
        for (int y = 2018; y < 2024; y++) System.out.print(y + ":" + Year.of(y).length() + ":" + LocalDate.of(y, 1, 1).getDayOfWeek() + " ");
        System.out.println();
        System.out.println(Duration.between(Instant.EPOCH, Instant.MAX).getSeconds() + " " + LocalDate.MIN.toEpochDay() + " " + LocalDate.MAX + " " + LocalDate.ofYearDay(2020, 366));
        System.out.println(LocalDateTime.MIN.until(LocalDateTime.MAX, java.time.temporal.ChronoUnit.DAYS));
    }
}
