// Objects, Optional and the primitive optionals.
import java.util.*;
import java.util.stream.*;

public class ObjectsAndOptional {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, 1) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.equals(new int[] {1}, new int[] {1}));
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.toString(null) + " " + Objects.toString(null, "dflt"));
        System.out.println(Objects.compare("a", "b", Comparator.reverseOrder()) + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.requireNonNullElseGet(null, () -> 6) + " " + Objects.isNull(null));
        attempt("requireNonNull", () -> Objects.requireNonNull(null));
        attempt("requireNonNull msg", () -> Objects.requireNonNull(null, "must be"));
        attempt("requireNonNull supplier", () -> Objects.requireNonNull(null, () -> "lazy " + 1));
        attempt("requireNonNullElse", () -> Objects.requireNonNullElse(null, null));
        attempt("checkIndex", () -> Objects.checkIndex(5, 5));
        attempt("checkFromToIndex", () -> Objects.checkFromToIndex(2, 1, 5));
        attempt("checkFromIndexSize", () -> Objects.checkFromIndexSize(2, 4, 5));
        System.out.println(Objects.checkIndex(4, 5) + " " + Objects.checkFromIndexSize(1L, 2L, 3L));

        Optional<String> o = Optional.of("hello");
        Optional<String> e = Optional.empty();
        System.out.println(o + " " + e + " " + o.map(String::length) + " " + e.map(String::length) + " " + o.map(x -> (String) null));
        System.out.println(o.filter(s -> s.startsWith("x")) + " " + o.flatMap(s -> Optional.of(s + "!")) + " " + e.or(() -> Optional.of("alt")) + " " + e.orElse("x") + " " + o.orElseGet(() -> "y"));
        o.ifPresentOrElse(s -> System.out.println("present " + s), () -> System.out.println("absent"));
        e.ifPresentOrElse(s -> System.out.println("present " + s), () -> System.out.println("absent"));
        attempt("get", e::get);
        attempt("orElseThrow", e::orElseThrow);
        attempt("orElseThrow custom", () -> e.orElseThrow(() -> new IllegalStateException("mine")));
        attempt("of null", () -> Optional.of(null));
        System.out.println(Optional.ofNullable(null) + " " + o.equals(Optional.of("hello")) + " " + o.hashCode() + " " + e.hashCode() + " " + o.stream().count() + e.stream().count());
        OptionalInt i = IntStream.of(3, 1, 2).max();
        OptionalDouble d = IntStream.of(3, 1, 2, 1).average();
        OptionalLong l = LongStream.empty().min();
        System.out.println(i + " " + d + " " + l + " " + i.getAsInt() + " " + l.orElse(-1) + " " + d.isPresent() + " " + OptionalDouble.empty() + " " + OptionalInt.of(1).equals(OptionalInt.of(1)));
        attempt("getAsLong", l::getAsLong);
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).flatMap(Optional::stream).collect(Collectors.toList()));
        System.out.println(Optional.of(Optional.of(1)) + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)));
    }
}
