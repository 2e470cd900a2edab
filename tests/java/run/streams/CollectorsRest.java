// joining, averaging, summarizing, reducing, unmodifiable and toMap variants.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class CollectorsRest {
    static void attempt(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> w = List.of("kiwi", "apple", "fig");
        attempt("joining", () -> w.stream().collect(Collectors.joining()));
        attempt("joining 3", () -> w.stream().collect(Collectors.joining(", ", "[", "]")));
        attempt("joining empty", () -> Stream.<String>empty().collect(Collectors.joining(", ", "[", "]")));
        attempt("averagingDouble", () -> Stream.of(0.1, 0.2, 0.3).collect(Collectors.averagingDouble(x -> x)));
        attempt("averaging empty", () -> Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)));
        attempt("summingDouble", () -> DoubleStream.iterate(0.1, x -> x).limit(10).boxed().collect(Collectors.summingDouble(x -> x)));
        attempt("summingLong", () -> Stream.of(1, 2, 3).collect(Collectors.summingLong(x -> x * 10_000_000_000L)));
        attempt("summarizingDouble", () -> Stream.of(1.5, -2.5).collect(Collectors.summarizingDouble(x -> x)));
        attempt("summarizingInt", () -> w.stream().collect(Collectors.summarizingInt(String::length)));
        attempt("reducing 1", () -> w.stream().collect(Collectors.reducing((a, b) -> a.length() >= b.length() ? a : b)));
        attempt("reducing 2", () -> w.stream().collect(Collectors.reducing("!", (a, b) -> a + b)));
        attempt("reducing 3", () -> w.stream().collect(Collectors.reducing(1, String::length, (a, b) -> a * b)));
        attempt("toMap", () -> w.stream().collect(Collectors.toMap(s -> s.charAt(0), String::length)));
        attempt("toMap dup", () -> Stream.of("aa", "ab").collect(Collectors.toMap(s -> s.charAt(0), s -> s)));
        attempt("toMap merge null", () -> Stream.of("aa", "ab").collect(Collectors.toMap(s -> s.charAt(0), s -> s, (a, b) -> null)));
        attempt("toUnmodifiableMap", () -> w.stream().collect(Collectors.toUnmodifiableMap(s -> s, String::length)).get("fig"));
        attempt("toUnmodifiableMap dup", () -> Stream.of(1, 2).collect(Collectors.toUnmodifiableMap(s -> 0, s -> s)));
        attempt("toUnmodifiableList null", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        attempt("toConcurrentMap", () -> new TreeMap<>(w.parallelStream().collect(Collectors.toConcurrentMap(s -> s, String::length))));
        attempt("toCollection", () -> w.stream().collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
        attempt("minBy", () -> w.stream().collect(Collectors.minBy(Comparator.naturalOrder())));
        attempt("maxBy empty", () -> Stream.<String>empty().collect(Collectors.maxBy(Comparator.naturalOrder())));
        attempt("counting", () -> w.stream().collect(Collectors.counting()));
        attempt("teeing", () -> Stream.of(4, 9, 2).collect(Collectors.teeing(Collectors.minBy(Comparator.<Integer>naturalOrder()), Collectors.maxBy(Comparator.<Integer>naturalOrder()), (a, b) -> a.get() + ".." + b.get())));
        attempt("collectingAndThen", () -> w.stream().collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).size());
        attempt("mapping filtering flatMapping", () -> w.stream().collect(Collectors.flatMapping(s -> s.chars().mapToObj(c -> (char) c), Collectors.filtering(c -> c != 'i', Collectors.mapping(Character::toUpperCase, Collectors.toList())))));
        attempt("partition get", () -> w.stream().collect(Collectors.partitioningBy(s -> s.length() > 3)).entrySet());
        attempt("IntSummary combine", () -> {
            IntSummaryStatistics a = new IntSummaryStatistics();
            a.accept(5);
            IntSummaryStatistics b = new IntSummaryStatistics(2, 1, 9, 10);
            a.combine(b);
            return a.getMin() + " " + a.getMax() + " " + a.getAverage() + " " + a.getCount();
        });
        attempt("IntSummary bad", () -> new IntSummaryStatistics(2, 9, 1, 10));
    }
}
