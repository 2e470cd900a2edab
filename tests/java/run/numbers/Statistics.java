// Summary statistics, streams of primitives, compensated sums, medians and integer histograms.
import java.util.*;
import java.util.stream.*;
public class Statistics {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    public static void main(String[] args) {
        int[] xs = new Random(17).ints(200, -1000, 1000).toArray();
        IntSummaryStatistics s = IntStream.of(xs).summaryStatistics();
        System.out.println(s + " " + h(s.getAverage()));
        long sum = 0, sq = 0;
        for (int x : xs) { sum += x; sq += (long) x * x; }
        System.out.println(sum + " " + sq + " " + (sq * xs.length - sum * sum) / ((long) xs.length * xs.length));
        int[] sorted = xs.clone();
        Arrays.sort(sorted);
        System.out.println(sorted[0] + " " + sorted[100] + " " + sorted[199] + " " + Arrays.binarySearch(sorted, sorted[50]) + " "
                + Arrays.binarySearch(sorted, 5000) + " " + Arrays.hashCode(sorted));
        int[] hist = new int[20];
        for (int x : xs) hist[(x + 1000) / 100]++;
        for (int i = 0; i < 20; i++) System.out.print("*".repeat(hist[i]) + "|");
        System.out.println();
        double naive = 0, kahan = 0, c = 0;
        for (int i = 0; i < 2000; i++) {
            double v = 0.1 * (i % 7) + 1e10 * (i % 2 == 0 ? 1 : -1);
            naive += v;
            double y = v - c, t = kahan + y;
            c = t - kahan - y;
            kahan = t;
        }
        System.out.println(h(naive) + " " + h(kahan));
        System.out.println(h(DoubleStream.of(0.1, 0.2, 0.3, 1e20, -1e20).sum()) + " "
                + h(DoubleStream.of(1, 2, 4).average().getAsDouble()) + " " + DoubleStream.of(3, Double.NaN, 1).max().getAsDouble()
                + " " + DoubleStream.empty().max().isPresent() + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b)
                + " " + IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(Collectors.joining("+")) + " "
                + IntStream.iterate(1, i -> i * 3).limit(10).sum() + " " + IntStream.range(0,
                100).filter(i -> i % 7 == 3).boxed().toList() + " " + IntStream.of(3, 1,
                2).sorted().mapToLong(i -> i * 10000000000L).sum() + " " + IntStream.rangeClosed(1,
                10).asDoubleStream().map(Math::sqrt).mapToInt(d -> (int) (d * 100)).sum() + " " + new DoubleSummaryStatistics()
                + " " + LongStream.of(1, 2).summaryStatistics().getAverage() + " " + IntStream.of(5, 5, 6).distinct().count()
                + Stream.of(1, 2, 3, 4).mapToInt(i -> i).average().getAsDouble());
        int[][] tri = IntStream.range(0, 6).mapToObj(n -> IntStream.rangeClosed(0,
                n).map(k -> { int r = 1; for (int i = 0; i < k; i++) r = r * (n - i) / (i + 1); return r;
                }).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(tri));
        System.out.println(Arrays.toString(Arrays.stream(xs, 0, 10).map(x -> x / 10).toArray())
                + Arrays.stream(new double[]{1.5, 2.5}).boxed().toList() + Arrays.stream(new long[]{1,
                2}).mapToObj(Long::toHexString).toList());
        int[] pre = xs.clone();
        Arrays.parallelPrefix(pre, Integer::sum);
        System.out.println(pre[199] == sum);
        Arrays.setAll(pre, i -> i * i % 11);
        System.out.println(Arrays.toString(Arrays.copyOf(pre, 12)) + Arrays.mismatch(pre, xs)
                + Arrays.compare(new int[]{1, 2}, new int[]{1, 3}) + Arrays.equals(pre, 0, 2, pre, 0, 2));
    }
}
