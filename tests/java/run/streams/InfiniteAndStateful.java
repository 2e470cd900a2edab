// Infinite sources with short-circuiting, primes, Collatz, Pascal's triangle.
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class InfiniteAndStateful {
    static int collatz(long n) {
        return (int) LongStream.iterate(n, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count();
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.iterate(2, x -> x + 1).filter(x -> IntStream.rangeClosed(2, (int) Math.sqrt(x)).noneMatch(d -> x % d == 0)).limit(25).boxed().collect(Collectors.toList()));
        System.out.println(Stream.iterate(new BigInteger[] {BigInteger.ZERO, BigInteger.ONE}, p -> new BigInteger[] {p[1], p[0].add(p[1])}).map(p -> p[0]).skip(90).limit(4).collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 30).mapToObj(i -> i + ":" + collatz(i)).collect(Collectors.joining(" ")));
        Stream.iterate(new int[] {1}, row -> {
            int[] next = new int[row.length + 1];
            for (int i = 0; i < next.length; i++) next[i] = (i > 0 ? row[i - 1] : 0) + (i < row.length ? row[i] : 0);
            return next;
        }).limit(7).map(Arrays::toString).forEach(System.out::println);
        Supplier<Integer> counter = new Supplier<>() {
            int n;

            public Integer get() {
                return n++ * n;
            }
        };
        System.out.println(Stream.generate(counter).dropWhile(x -> x < 20).takeWhile(x -> x < 120).collect(Collectors.toList()));
        System.out.println(Stream.iterate("a", s -> s + (char) ('a' + s.length())).filter(s -> s.length() % 3 == 0).limit(3).collect(Collectors.toList()));
        Map<Integer, Long> lens = IntStream.rangeClosed(1, 200).boxed().collect(Collectors.groupingBy(i -> collatz(i) / 20, TreeMap::new, Collectors.counting()));
        System.out.println(lens);
        System.out.println(IntStream.rangeClosed(1, 40).boxed().flatMap(a -> IntStream.rangeClosed(a, 40).mapToObj(b -> new double[] {a, b, Math.sqrt(a * a + b * b)})).filter(t -> t[2] % 1 == 0).map(t -> Arrays.stream(t).mapToObj(d -> "" + (int) d).collect(Collectors.joining(",", "(", ")"))).limit(10).collect(Collectors.toList()));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(Stream.of(1, 2, 3).map(add).map(f -> f.apply(10)).collect(Collectors.toList()));
        show(Stream.of("b", "a", "c").collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
            Collections.sort(l);
            return l;
        })));
        System.out.println(Stream.of(1, 2, 3, 4).flatMap(x -> Stream.generate(() -> x).limit(x)).collect(Collectors.toList()));
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.iterate(x, y -> y + 1)).limit(5).collect(Collectors.toList()));
    }
}
