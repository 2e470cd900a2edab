// Zone rules: gaps, overlaps and historical transitions.
import java.time.*;
import java.time.temporal.*;
import java.time.zone.*;

public class ZonesAndDst {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        ZoneId berlin = ZoneId.of("Europe/Berlin"), ny = ZoneId.of("America/New_York"), syd = ZoneId.of("Australia/Sydney");
        ZonedDateTime gap = ZonedDateTime.of(2021, 3, 28, 2, 30, 0, 0, berlin);
        ZonedDateTime lap = ZonedDateTime.of(2021, 10, 31, 2, 30, 0, 0, berlin);
        System.out.println(gap + " " + lap + " " + lap.withLaterOffsetAtOverlap() + " " + lap.plusHours(1) + " " + lap.plusDays(1) + " " + gap.minusHours(1) + " " + gap.minusDays(1));
        System.out.println(ZonedDateTime.ofLocal(LocalDateTime.of(2021, 10, 31, 2, 30), berlin, ZoneOffset.ofHours(1)) + " " + attempt(() -> ZonedDateTime.ofStrict(LocalDateTime.of(2021, 3, 28, 2, 30), ZoneOffset.ofHours(1), berlin)));
        for (ZoneId z : new ZoneId[] {berlin, ny, syd}) {
            ZoneRules r = z.getRules();
            ZoneOffsetTransition t = r.nextTransition(Instant.parse("2015-06-01T00:00:00Z"));
            System.out.println(z + " " + t + " gap " + t.isGap() + " " + t.getDuration() + " " + r.isDaylightSavings(Instant.parse("2015-01-15T00:00:00Z")) + " " + r.getStandardOffset(Instant.EPOCH) + " " + r.getValidOffsets(LocalDateTime.of(2015, 10, 25, 2, 30)) + " " + r.previousTransition(Instant.parse("1990-01-01T00:00:00Z")));
        }
        Instant i = Instant.parse("2000-07-01T12:00:00Z");
        for (String z : new String[] {"UTC", "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland", "GMT+2", "UT-05:30", "Z", "Asia/Kathmandu"}) System.out.print(i.atZone(ZoneId.of(z)) + " ");
        System.out.println();
        System.out.println(Duration.between(ZonedDateTime.of(2021, 3, 27, 12, 0, 0, 0, berlin), ZonedDateTime.of(2021, 3, 28, 12, 0, 0, 0, berlin)) + " " + ChronoUnit.DAYS.between(ZonedDateTime.of(2021, 3, 27, 12, 0, 0, 0, berlin), ZonedDateTime.of(2021, 3, 28, 12, 0, 0, 0, berlin)) + " " + LocalDate.of(2021, 3, 28).atStartOfDay(berlin) + " " + gap.withZoneSameInstant(ny) + " " + gap.withZoneSameLocal(ny));
        System.out.println(attempt(() -> ZoneId.of("No/Where")) + " " + attempt(() -> ZoneId.of("bad zone")) + " " + ZoneId.of("PST", ZoneId.SHORT_IDS) + " " + ZoneId.getAvailableZoneIds().contains("Europe/Paris") + " " + berlin.normalized() + " " + ZoneId.of("UTC+0").normalized() + " " + berlin.getRules().isFixedOffset());
        System.out.println(ZonedDateTime.parse("2011-12-03T10:15:30+01:00[Europe/Paris]").toInstant() + " " + ZonedDateTime.of(1945, 5, 24, 2, 30, 0, 0, berlin).getOffset() + " " + ZonedDateTime.of(1974, 1, 6, 2, 30, 0, 0, ny).getOffset() + " " + ZonedDateTime.of(1999, 4, 4, 2, 30, 0, 0, ny));
        java.util.TimeZone tz = java.util.TimeZone.getTimeZone("America/New_York");
        System.out.println(tz.getRawOffset() + " " + tz.getOffset(i.toEpochMilli()) + " " + tz.inDaylightTime(java.util.Date.from(i)) + " " + tz.toZoneId() + " " + tz.useDaylightTime() + " " + java.util.TimeZone.getTimeZone("Nowhere/X").getID());
    }
}
