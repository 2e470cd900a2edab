// Reductions, matches, searches, arrays and iteration at the end of a stream.
import java.util.*;
import java.util.stream.*;

public class TerminalOps {
    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Integer> l = Arrays.asList(5, 3, 8, 1, 9, 2);
        System.out.println(l.stream().reduce(0, Integer::sum) + " " + l.stream().reduce(Integer::max) + " " + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(l.stream().reduce("", (s, x) -> s + x, String::concat) + " " + l.stream().reduce((a, b) -> a - b).get());
        System.out.println(l.stream().min(Comparator.naturalOrder()) + " " + l.stream().max(Comparator.comparing(x -> x % 5)) + " " + l.stream().count());
        System.out.println(l.stream().anyMatch(x -> x > 8) + " " + l.stream().allMatch(x -> x > 0) + " " + l.stream().noneMatch(x -> x > 9) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.empty().anyMatch(x -> true));
        System.out.println(l.stream().findFirst() + " " + Stream.empty().findAny());
        Object[] o = l.stream().toArray();
        Integer[] i = l.stream().filter(x -> x > 4).toArray(Integer[]::new);
        System.out.println(o.getClass().getSimpleName() + " " + Arrays.toString(o) + " " + Arrays.toString(i));
        try {
            l.stream().toArray(String[]::new);
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage());
        }
        try {
            Stream.of(1, null).findFirst().get();
            Stream.of((Integer) null, 1).findFirst();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        List<Integer> un = l.stream().toList();
        try {
            un.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + un + " " + Stream.of(1, null).toList());
        }
        StringBuilder sb = new StringBuilder();
        l.stream().forEachOrdered(sb::append);
        l.parallelStream().forEachOrdered(sb::append);
        System.out.println(sb);
        show(l.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        show(l.stream().collect(StringBuilder::new, (b, x) -> b.append(x).append('.'), StringBuilder::append));
        IntSummaryStatistics st = l.stream().mapToInt(x -> x).summaryStatistics();
        System.out.println(st);
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 1e16, -1e16).sum() + " " + DoubleStream.of(1, 2, Double.NaN).max() + " " + DoubleStream.of(0.5, 1.5).average() + " " + DoubleStream.empty().average());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.of(Long.MAX_VALUE, 1).sum());
        System.out.println(new IntSummaryStatistics() + " " + new DoubleSummaryStatistics() + " " + LongStream.of(4, -4).summaryStatistics());
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int sum = 0;
        while (it.hasNext()) sum += it.nextInt();
        System.out.println(sum);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("NSEE");
        }
        try {
            l.stream().forEach(x -> {
                if (x == 8) throw new IllegalArgumentException("at " + x);
                System.out.println("saw " + x);
            });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
