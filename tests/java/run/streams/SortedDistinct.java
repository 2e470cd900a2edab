// sorted and distinct: stability, flags, nulls, reuse of sortedness.
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class SortedDistinct {
    static final class Key {
        final int k;
        final String tag;

        Key(int k, String tag) {
            this.k = k;
            this.tag = tag;
        }

        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).k == k;
        }

        public int hashCode() {
            return k;
        }

        public String toString() {
            return k + tag;
        }
    }

    public static void main(String[] args) {
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < 20; i++) keys.add(new Key(i * 7 % 5, String.valueOf((char) ('a' + i))));
        System.out.println(keys.stream().distinct().collect(Collectors.toList()));
        System.out.println(keys.stream().sorted(Comparator.comparingInt(k -> k.k)).collect(Collectors.toList()));
        System.out.println(keys.stream().sorted(Comparator.comparingInt((Key k) -> k.k).reversed()).distinct().collect(Collectors.toList()));
        System.out.println(keys.stream().sorted(Comparator.comparing((Key k) -> k.tag).reversed()).sorted(Comparator.comparingInt(k -> k.k)).limit(6).collect(Collectors.toList()));
        System.out.println(keys.parallelStream().sorted(Comparator.comparingInt(k -> k.k)).collect(Collectors.toList()));
        System.out.println(keys.parallelStream().distinct().collect(Collectors.toList()));
        AtomicInteger calls = new AtomicInteger();
        Comparator<Integer> counting = (a, b) -> {
            calls.incrementAndGet();
            return a - b;
        };
        TreeSet<Integer> set = new TreeSet<>(Arrays.asList(4, 2, 9, 7));
        System.out.println(set.stream().sorted().collect(Collectors.toList()) + " " + set.stream().sorted(counting).skip(1).findFirst() + " " + (calls.get() > 0));
        System.out.println(Stream.of(3, null, 1, null).distinct().collect(Collectors.toList()));
        System.out.println(Stream.of(3, null, 1).sorted(Comparator.nullsLast(Comparator.reverseOrder())).collect(Collectors.toList()));
        try {
            Stream.of(keys.get(0), keys.get(1)).sorted().forEach(System.out::println);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        System.out.println(Stream.of("b", "a", "b").sorted().distinct().sorted(Comparator.reverseOrder()).collect(Collectors.joining()));
        System.out.println(new Random(5).ints(30, 0, 10).boxed().distinct().collect(Collectors.toList()) + " " + new Random(5).ints(30, 0, 10).distinct().sorted().boxed().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 10).boxed().sorted((a, b) -> a % 3 != b % 3 ? a % 3 - b % 3 : b - a).collect(Collectors.toList()));
        System.out.println(Stream.of(1.0, -0.0, 0.0, Double.NaN, Double.NaN).distinct().sorted().collect(Collectors.toList()));
    }
}
