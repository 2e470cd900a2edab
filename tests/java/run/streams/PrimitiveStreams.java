// IntStream, LongStream and DoubleStream with conversions and edges.
import java.util.*;
import java.util.stream.*;

public class PrimitiveStreams {
    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(5, 5).count() + " " + IntStream.range(6, 5).count() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).sum() + " " + LongStream.range(0, 5).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(Collectors.joining("*")) + "=" + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(IntStream.of(3, 1, 2).sorted().boxed().collect(Collectors.toList()) + " " + IntStream.of(1, 1, 2).distinct().count() + " " + IntStream.of(1, 2, 3).map(x -> x * x).average().getAsDouble());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + " " + IntStream.of(Integer.MAX_VALUE, Integer.MAX_VALUE).average());
        System.out.println(DoubleStream.iterate(1, x -> x / 2).limit(6).boxed().collect(Collectors.toList()) + " " + DoubleStream.of(1.9, -1.9).mapToInt(x -> (int) x).boxed().collect(Collectors.toList()) + " " + DoubleStream.of(1e300, Double.NaN).mapToLong(x -> (long) x).boxed().collect(Collectors.toList()));
        System.out.println(DoubleStream.of(Double.POSITIVE_INFINITY, 1, Double.NEGATIVE_INFINITY).sum() + " " + DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of(-0.0, 0.0).min() + " " + DoubleStream.of(-0.0, 0.0).boxed().distinct().count());
        System.out.println(IntStream.iterate(1, x -> x < 200, x -> x * 2).mapToObj(Integer::toBinaryString).collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 20).filter(x -> x % 3 == 0).skip(1).limit(3).peek(x -> System.out.print("<" + x + ">")).mapToLong(x -> 1L << x).max());
        System.out.println(LongStream.rangeClosed(1, 3).flatMap(x -> LongStream.range(0, x)).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 5).mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) sink.accept(x);
        }).sum());
        System.out.println(IntStream.range(0, 10).takeWhile(x -> x < 4).boxed().collect(Collectors.toList()) + " " + IntStream.range(0, 10).dropWhile(x -> x < 7).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.concat(IntStream.of(1), IntStream.of(2)).anyMatch(x -> x == 2) + " " + IntStream.empty().max() + " " + LongStream.of(7).findFirst() + " " + IntStream.range(0, 100).noneMatch(x -> x < 0));
        System.out.println(Arrays.toString(IntStream.range(0, 5).mapToDouble(x -> x / 2.0).toArray()) + " " + Arrays.toString(Arrays.stream(new double[] {1, 2, 3}).map(Math::sqrt).mapToLong(Math::round).toArray()));
        show("hello world".chars().filter(c -> "aeiou".indexOf(c) >= 0).mapToObj(c -> String.valueOf((char) c)).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        System.out.println(IntStream.range(0, 1000).parallel().map(x -> x * x % 101).sum() + " " + IntStream.range(0, 1000).parallel().filter(x -> x % 7 == 3).boxed().collect(Collectors.toList()).hashCode());
        StringBuilder sb = IntStream.range(0, 5).collect(StringBuilder::new, (b, x) -> b.append(x), StringBuilder::append);
        System.out.println(sb);
        IntStream.Builder b = IntStream.builder();
        for (int i = 0; i < 100; i += 9) b.add(i);
        System.out.println(b.build().boxed().collect(Collectors.toList()));
        try {
            b.add(1);
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        System.out.println(IntStream.range(0, 50).boxed().sorted(Collections.reverseOrder()).mapToInt(Integer::intValue).limit(4).boxed().collect(Collectors.toList()));
    }
}
