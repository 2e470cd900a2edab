// Longer stream pipelines over records with laziness, short circuits, custom collectors and infinite sources.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StreamsPipeline {
    record Emp(String name, String dept, int pay, int age) {}
    static final List<Emp> E = List.of(new Emp("ann", "eng", 120, 30), new Emp("bob", "eng", 100, 45),
            new Emp("cat", "ops", 80, 28), new Emp("dan", "ops", 95, 51), new Emp("eve", "hr", 70, 39),
            new Emp("fay", "eng", 150, 35));
    static <T> Collector<T, ?, List<List<T>>> chunks(int n) {
        return Collector.of(ArrayList::new, (l, t) -> { if (l.isEmpty()
                || l.get(l.size() - 1).size() == n) l.add(new ArrayList<>()); l.get(l.size() - 1).add(t); },
                (a, b) -> { a.addAll(b); return a; });
    }
    public static void main(String[] args) {
        Map<String, Integer> pay = E.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
                Collectors.summingInt(Emp::pay)));
        System.out.println(pay);
        Map<String, Optional<Emp>> top = E.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
                Collectors.maxBy(Comparator.comparingInt(Emp::pay))));
        System.out.println(top);
        System.out.println(E.stream().sorted(Comparator.comparing(Emp::dept).thenComparing(Emp::pay,
                Comparator.reverseOrder())).map(Emp::name).collect(Collectors.joining(",")));
        System.out.println(E.stream().collect(Collectors.partitioningBy(e -> e.age() > 36,
                Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println(E.stream().map(Emp::pay).reduce(Integer::sum).get() + " "
                + E.stream().mapToInt(Emp::age).max().getAsInt() + " " + E.stream().collect(Collectors.averagingInt(Emp::pay)));
        System.out.println(E.stream().collect(chunks(4)).stream().map(l -> l.stream().map(Emp::name).toList()).toList());
        List<String> log = new ArrayList<>();
        Optional<Integer> first = Stream.iterate(1, x -> { log.add("g" + x); return x * 2; }).filter(x -> { log.add("f" + x);
                return x > 10; }).map(x -> { log.add("m" + x); return x + 1; }).findFirst();
        System.out.println(first + " " + log);
        System.out.println(IntStream.iterate(1, x -> x < 200, x -> x * 3).boxed().toList() + " "
                + Stream.generate(new Supplier<Integer>() { int a = 0, b = 1;
                public Integer get() { int r = a; a = b; b += r; return r; } }).limit(12).toList());
        System.out.println(IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a,
                20).mapToObj(b -> new int[]{a, b})).filter(t -> { double c = Math.sqrt(t[0] * t[0] + t[1] * t[1]);
                return c == (int) c; }).map(Arrays::toString).collect(Collectors.joining(";")));
        System.out.println(Stream.of(5, 3, 8, 1).sorted(Collections.reverseOrder()).skip(1).limit(2).toList() + " "
                + Stream.of(1, 2, 3, 4, 5).reduce(0, (a, x) -> a * 10 + x, (a, b) -> a) + " "
                + Stream.of("a", "bb").collect(Collectors.toMap(s -> s, String::length, (a, b) -> a, TreeMap::new)).lastEntry());
        System.out.println(IntStream.range(0, 10).mapToObj(i -> i % 3).collect(Collectors.groupingBy(i -> i, TreeMap::new,
                Collectors.counting())) + " " + Stream.of(1, 2, 3).collect(ArrayList::new, (l, x) -> l.add(0, x),
                ArrayList::addAll) + " " + Arrays.asList(3, 1, 2).stream().sorted().iterator().next()
                + Stream.of(1, 2, 3, 4).filter(x -> x % 2 == 0).mapToLong(x -> (long) x << 32).sum()
                + Stream.empty().findAny().isPresent() + " " + Stream.of(1, 2, 2,
                3).collect(Collectors.toCollection(LinkedHashSet::new)) + Stream.of(1, 2).collect(Collectors.toUnmodifiableList())
                + IntStream.range(0, 5).parallel().map(x -> x * x).sum() + " "
                + Collections.max(E, Comparator.comparingInt(Emp::age)).name() + " "
                + Stream.of("x").collect(Collectors.filtering(s -> s.isEmpty(), Collectors.counting()))
                + Stream.of(List.of(1), List.of(2, 3)).collect(Collectors.flatMapping(List::stream,
                Collectors.summingInt(i -> i))));
        PrimitiveIterator.OfInt it = IntStream.of(4, 5).iterator();
        System.out.println(it.nextInt() + it.next());
        int[] calls = {0};
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).peek(x -> calls[0]++).anyMatch(x -> x == 3) + " " + calls[0]);
        System.out.println(Stream.of(3, 1, 2).sorted().peek(x -> calls[0] += 100).limit(1).count() + " " + calls[0]);
        System.out.println(IntStream.rangeClosed(2, 30).filter(n -> IntStream.rangeClosed(2,
                (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().collect(Collectors.toList()));
    }
}
