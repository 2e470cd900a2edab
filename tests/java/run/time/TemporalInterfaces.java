// Own TemporalUnit, TemporalField, TemporalAmount and queries.
import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class TemporalInterfaces {
    static final class Fortnights implements TemporalAmount {
        final int n;

        Fortnights(int n) {
            this.n = n;
        }

        public long get(TemporalUnit u) {
            if (u == ChronoUnit.DAYS) return n * 14L;
            throw new UnsupportedTemporalTypeException("only days");
        }

        public List<TemporalUnit> getUnits() {
            return List.of(ChronoUnit.DAYS);
        }

        public Temporal addTo(Temporal t) {
            return t.plus(n * 14L, ChronoUnit.DAYS);
        }

        public Temporal subtractFrom(Temporal t) {
            return t.minus(n * 14L, ChronoUnit.DAYS);
        }
    }

    static final TemporalUnit SPRINT = new TemporalUnit() {
        public Duration getDuration() {
            return Duration.ofDays(14);
        }

        public boolean isDurationEstimated() {
            return true;
        }

        public boolean isDateBased() {
            return true;
        }

        public boolean isTimeBased() {
            return false;
        }

        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R t, long n) {
            return (R) t.plus(14 * n, ChronoUnit.DAYS);
        }

        public long between(Temporal a, Temporal b) {
            return a.until(b, ChronoUnit.DAYS) / 14;
        }

        public String toString() {
            return "Sprints";
        }
    };

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2020, 2, 20);
        System.out.println(d.plus(new Fortnights(2)) + " " + d.minus(new Fortnights(1)) + " " + d.plus(3, SPRINT) + " " + d.until(d.plusYears(1), SPRINT) + " " + SPRINT.between(d, d.plusDays(27)) + " " + d.isSupported(SPRINT));
        TemporalQuery<Boolean> weekend = t -> t.get(ChronoField.DAY_OF_WEEK) > 5;
        for (int i = 0; i < 4; i++) System.out.print(d.plusDays(i).query(weekend) + " ");
        System.out.println();
        for (ChronoField f : ChronoField.values()) {
            StringBuilder sb = new StringBuilder(f + " " + (f == ChronoField.INSTANT_SECONDS ? "" : f.range()) + " " + f.isDateBased() + " ");
            for (Temporal t : new Temporal[] {d, LocalTime.of(13, 14, 15, 16), LocalDateTime.of(2020, 1, 2, 3, 4), Instant.ofEpochSecond(5), Year.of(2020), YearMonth.of(2020, 3), ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneOffset.ofHours(1))}) {
                try {
                    sb.append(t.getLong(f)).append(' ');
                } catch (UnsupportedTemporalTypeException e) {
                    sb.append("- ");
                }
            }
            System.out.println(sb.toString().trim());
        }
        for (ChronoUnit u : ChronoUnit.values()) {
            try {
                System.out.print(u + "=" + LocalDateTime.of(2020, 1, 1, 0, 0).plus(5, u) + " ");
            } catch (DateTimeException e) {
                System.out.print(u + " unsupported ");
            }
        }
        System.out.println();
        System.out.println(ValueRange.of(1, 5, 10) + " " + ValueRange.of(1, 5).isValidValue(6) + " " + ValueRange.of(1, 2, 5, 9).getLargestMinimum() + " " + LocalDate.of(2021, 2, 1).range(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + LocalTime.NOON.query(TemporalQueries.precision()) + " " + d.query(TemporalQueries.chronology()) + " " + d.query(TemporalQueries.zone()));
    }
}
