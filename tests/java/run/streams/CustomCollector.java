// Collector.of, a hand-written Collector, and a hand-written Spliterator source.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CustomCollector {
    static class Runs implements Collector<Integer, List<int[]>, String> {
        public Supplier<List<int[]>> supplier() {
            return ArrayList::new;
        }

        public BiConsumer<List<int[]>, Integer> accumulator() {
            return (runs, x) -> {
                if (!runs.isEmpty() && runs.get(runs.size() - 1)[1] + 1 == x) runs.get(runs.size() - 1)[1] = x;
                else runs.add(new int[] {x, x});
            };
        }

        public BinaryOperator<List<int[]>> combiner() {
            return (a, b) -> {
                for (int[] r : b) {
                    if (!a.isEmpty() && a.get(a.size() - 1)[1] + 1 == r[0]) a.get(a.size() - 1)[1] = r[1];
                    else a.add(r);
                }
                return a;
            };
        }

        public Function<List<int[]>, String> finisher() {
            return runs -> runs.stream().map(r -> r[0] == r[1] ? "" + r[0] : r[0] + ".." + r[1]).collect(Collectors.joining(" "));
        }

        public Set<Characteristics> characteristics() {
            return Set.of();
        }
    }

    static class Fib implements Spliterator.OfLong {
        long a = 0, b = 1;
        int left = 20;

        public boolean tryAdvance(LongConsumer c) {
            if (left-- <= 0) return false;
            c.accept(a);
            long n = a + b;
            a = b;
            b = n;
            return true;
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return left;
        }

        public int characteristics() {
            return ORDERED | NONNULL;
        }
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(1, 2, 3, 7, 8, 10, 12, 13).collect(new Runs()));
        System.out.println(IntStream.range(0, 400).filter(x -> x % 50 != 0).boxed().parallel().collect(new Runs()));
        Collector<String, StringJoiner, String> join = Collector.of(() -> new StringJoiner("+", "(", ")"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        System.out.println(Stream.of("a", "b", "c").collect(join) + " " + Stream.<String>empty().collect(join) + " " + join.characteristics());
        Collector<Integer, int[], int[]> stats = Collector.of(() -> new int[2], (s, x) -> {
            s[0] += x;
            s[1]++;
        }, (s, t) -> {
            s[0] += t[0];
            s[1] += t[1];
            return s;
        }, Collector.Characteristics.UNORDERED);
        System.out.println(Arrays.toString(IntStream.rangeClosed(1, 100).boxed().parallel().collect(stats)) + " " + stats.characteristics());
        System.out.println(StreamSupport.longStream(new Fib(), false).boxed().collect(Collectors.toList()));
        System.out.println(StreamSupport.longStream(new Fib(), true).filter(x -> x % 2 == 0).sum());
        System.out.println(StreamSupport.stream(() -> List.of(1, 2).spliterator(), Spliterator.SIZED, false).count());
        show(Stream.of("x", "yy").collect(Collectors.teeing(join, Collectors.summingInt(String::length), (s, n) -> s + n)));
        Map<Boolean, Map<Integer, List<String>>> nested = Stream.of("a", "bb", "cc", "ddd").collect(Collectors.partitioningBy(s -> s.compareTo("b") > 0, Collectors.groupingBy(String::length)));
        System.out.println(nested);
        Iterable<Integer> iterable = () -> Stream.iterate(1, x -> x <= 3, x -> x + 1).iterator();
        for (int x : iterable) System.out.print(x + " ");
        for (int x : iterable) System.out.print(-x + " ");
        System.out.println();
    }
}
