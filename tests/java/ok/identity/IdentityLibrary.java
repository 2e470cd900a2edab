// Formats, streams, dates and maps of the library bring their classes along in either order.
import gov.nasa.jpf.vm.Verify;
import java.util.*;
import java.util.stream.*;

public class IdentityLibrary {
    static String text(int i) {
        return String.format("%05d %s", i, Locale.ROOT) + Stream.of(1, 2, i).map(x -> x * 2).collect(Collectors.toList());
    }

    static String date(int day) {
        return java.time.LocalDate.of(2020, 1, day) + new TreeMap<>(Map.of("a", 1, "b", 2)).toString();
    }

    public static void main(String[] args) {
        String first = Verify.getBoolean() ? text(1) : date(5);
        Verify.getInt(0, 1);
        String second = first.startsWith("0") ? date(5) : text(1);
        Verify.getInt(0, 1);
        assert first.length() + second.length() > 20;
    }
}
