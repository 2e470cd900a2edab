// LocalTime, LocalDateTime, Duration, Instant and Clock.
import java.time.*;
import java.time.temporal.*;

public class TimesAndDurations {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        LocalTime t = LocalTime.of(23, 59, 59, 999_999_999);
        System.out.println(t + " " + t.plusNanos(1) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.toSecondOfDay() + " " + LocalTime.of(10, 0) + " " + LocalTime.of(10, 0, 0, 1000) + " " + LocalTime.MIDNIGHT.minusSeconds(1) + " " + LocalTime.ofNanoOfDay(1) + " " + attempt(() -> LocalTime.of(24, 0)));
        Duration d = Duration.ofSeconds(3661, 5_000_000);
        System.out.println(d + " " + d.toMinutes() + " " + d.toMinutesPart() + " " + d.toMillis() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.dividedBy(Duration.ofMinutes(7)) + " " + Duration.ofMillis(-1) + " " + Duration.ofMillis(-1).getNano() + " " + Duration.ofDays(2).plusHours(-5) + " " + Duration.ZERO + " " + d.toSecondsPart() + " " + d.truncatedTo(ChronoUnit.HOURS));
        for (String s : new String[] {"PT1H2M3.004S", "P2D", "-PT-5M", "PT-0.5S", "P1Y", "PT", "pt1s"}) System.out.print(attempt(() -> Duration.parse(s)) + " | ");
        System.out.println(attempt(() -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1)));
        LocalDateTime x = LocalDateTime.of(2020, 2, 28, 23, 30);
        System.out.println(x.plusHours(1) + " " + x.plusMinutes(24 * 60 + 31) + " " + Duration.between(x, x.plusDays(2)) + " " + x.until(x.plusMonths(3).minusSeconds(1), ChronoUnit.MONTHS) + " " + x.toLocalTime().isAfter(LocalTime.NOON) + " " + x.with(ChronoField.NANO_OF_SECOND, 5) + " " + x.truncatedTo(ChronoUnit.DAYS) + " " + x.toEpochSecond(ZoneOffset.ofHoursMinutes(5, 30)));
        Instant i = Instant.ofEpochSecond(1_600_000_000L, 123_456_789);
        System.out.println(i + " " + i.toEpochMilli() + " " + i.plusMillis(1) + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + Instant.EPOCH.minusNanos(1) + " " + Instant.MIN + " " + Instant.MAX + " " + Instant.parse("2020-01-01T00:00:00.5Z").getNano() + " " + attempt(() -> Instant.parse("2020-01-01")).split(":")[0] + " " + attempt(() -> Instant.MAX.plusNanos(1)).split(":")[0]);
        Clock c = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(c + " " + LocalDateTime.now(c) + " " + Clock.offset(c, Duration.ofHours(-1)).instant() + " " + Clock.tick(c, Duration.ofMinutes(1)).instant() + " " + c.millis() + " " + c.withZone(ZoneId.of("Asia/Tokyo")).getZone() + " " + Year.now(c));
        OffsetDateTime o = OffsetDateTime.of(x, ZoneOffset.ofHours(-3));
        System.out.println(o + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.withOffsetSameLocal(ZoneOffset.ofTotalSeconds(3661)) + " " + o.toInstant() + " " + o.isEqual(o.withOffsetSameInstant(ZoneOffset.MAX)) + " " + o.equals(o.withOffsetSameInstant(ZoneOffset.UTC)) + " " + OffsetTime.of(1, 2, 3, 0, ZoneOffset.UTC));
        System.out.println(attempt(() -> ZoneOffset.of("+19:00")) + " " + ZoneOffset.of("+5") + " " + ZoneOffset.of("-0330") + " " + attempt(() -> ZoneOffset.of("x")) + " " + ChronoUnit.HALF_DAYS.getDuration() + " " + ChronoUnit.FOREVER + " " + ChronoUnit.DECADES.isDateBased());
        System.out.println(attempt(() -> LocalDate.from(LocalTime.NOON)).split(":")[0] + " " + attempt(() -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS)).split(":")[0] + " " + LocalTime.NOON.atDate(LocalDate.EPOCH) + " " + Instant.EPOCH.atZone(ZoneOffset.UTC).get(ChronoField.YEAR));
        System.out.println((System.nanoTime() - System.nanoTime() <= 0) + " " + (Instant.now().isAfter(Instant.parse("2020-01-01T00:00:00Z"))) + " " + (System.currentTimeMillis() > 1_600_000_000_000L));
    }
}
