// Enums, records and what the compiler makes for them: ordinals, sets, equality and texts.
import gov.nasa.jpf.vm.Verify;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumsInSome {
    enum Day {
        MON(1),
        TUE(2),
        SUN(0);

        int hours;

        Day(int hours) {
            this.hours = hours;
        }

        Day next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    record Entry(Day day, int at) {}

    public static void main(String[] args) {
        Day day = Day.values()[Verify.getInt(0, 2)];
        Map<Day, Integer> map = new EnumMap<>(Day.class);
        int at = Verify.getInt(0, 2);
        EnumSet<Day> set = at == 0 ? EnumSet.noneOf(Day.class) : EnumSet.range(Day.MON, day);
        map.put(day, at);
        day.hours += at;
        if (set.contains(day.next())) {
            map.put(day.next(), day.hours);
        }
        boolean same = new Entry(day, at).equals(new Entry(Day.TUE, Verify.getInt(0, 1)));
        System.out.println(set + " " + map + " " + same + " " + Day.valueOf(day.name()).hours + new Entry(day, at));
    }
}
