// Parallel streams whose results do not depend on scheduling.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class ParallelResults {
    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) throws Exception {
        List<Integer> l = IntStream.range(0, 500).boxed().collect(Collectors.toList());
        System.out.println(l.parallelStream().mapToLong(x -> (long) x * x).sum());
        System.out.println(l.parallelStream().map(x -> x * 3).filter(x -> x % 2 == 0).collect(Collectors.toList()).hashCode());
        System.out.println(l.parallelStream().map(String::valueOf).collect(Collectors.joining(",")).hashCode());
        show(l.parallelStream().collect(Collectors.groupingBy(x -> x % 7, TreeMap::new, Collectors.summingInt(x -> x))));
        System.out.println(l.parallelStream().sorted(Collections.reverseOrder()).limit(5).collect(Collectors.toList()));
        System.out.println(l.parallelStream().skip(100).limit(5).collect(Collectors.toList()) + " " + l.parallelStream().filter(x -> x > 321).findFirst());
        System.out.println(l.parallelStream().reduce(0, Integer::sum) + " " + l.parallelStream().reduce("", (s, x) -> s + x % 10, String::concat).hashCode());
        AtomicInteger n = new AtomicInteger();
        LongAdder adder = new LongAdder();
        l.parallelStream().forEach(x -> {
            n.incrementAndGet();
            adder.add(x);
        });
        System.out.println(n + " " + adder);
        StringBuilder sb = new StringBuilder();
        l.parallelStream().filter(x -> x < 12).forEachOrdered(x -> sb.append(x).append(' '));
        System.out.println(sb);
        System.out.println(Arrays.stream(new int[] {5, 2, 9, 1}).parallel().sorted().boxed().collect(Collectors.toList()) + " " + l.parallelStream().mapToInt(x -> x % 10).distinct().sum());
        System.out.println(l.parallelStream().anyMatch(x -> x == 499) + " " + l.parallelStream().allMatch(x -> x < 499) + " " + l.parallelStream().max(Comparator.naturalOrder()).get());
        System.out.println(l.parallelStream().takeWhile(x -> x < 50).count() + " " + l.parallelStream().dropWhile(x -> x < 450).count() + " " + l.parallelStream().flatMap(x -> Stream.of(x, -x)).mapToInt(x -> x).sum());
        try {
            l.parallelStream().forEach(x -> {
                if (x == 77) throw new IllegalStateException("boom " + x);
            });
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.submit(() -> l.parallelStream().mapToInt(x -> x).sum()).get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
        int[] a = new int[300];
        Arrays.parallelSetAll(a, i -> (i * 7919) % 300);
        Arrays.parallelSort(a);
        System.out.println(a[0] + " " + a[150] + " " + a[299]);
        Set<Integer> set = l.parallelStream().collect(Collectors.toCollection(ConcurrentSkipListSet::new));
        System.out.println(set.size() + " " + l.stream().parallel().sequential().isParallel());
    }
}
