// Streams of strings: collectors, sorting, grouping, joining, flat mapping, character statistics.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StringStreams {
    public static void main(String[] args) {
        List<String> w = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha", "foxtrot", "", "golf");
        System.out.println(w.stream().sorted().toList() + " "
                + w.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(w.stream().distinct().filter(s -> s.length() > 4).map(s -> s.toUpperCase(Locale.ROOT)).collect(Collectors.joining(", ", "<", ">")));
        Map<Integer, List<String>> g = w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(g);
        Map<Boolean, Long> part = w.stream().collect(Collectors.partitioningBy(s -> s.contains("a"), Collectors.counting()));
        System.out.println(part);
        System.out.println(w.stream().flatMapToInt(String::chars).summaryStatistics());
        Map<String, Integer> lens = w.stream().collect(Collectors.toMap(Function.identity(), String::length, Integer::sum,
                LinkedHashMap::new));
        System.out.println(lens);
        System.out.println(w.stream().reduce("", (a, b) -> a + (b.isEmpty() ? "_" : b.charAt(0))) + " "
                + w.stream().mapToInt(String::length).sum() + " " + w.stream().mapToInt(String::length).average().getAsDouble()
                + " " + w.stream().max(Comparator.naturalOrder()).get()
                + w.stream().min(Comparator.comparingInt(String::length)).get());
        System.out.println(Stream.iterate("a", s -> s.length() < 6, s -> s + s).toList() + " "
                + Stream.iterate("x", s -> s + "y").limit(4).skip(1).toList() + " "
                + IntStream.range(0, 5).mapToObj(i -> "i" + i).collect(Collectors.collectingAndThen(Collectors.toList(),
                l -> { Collections.reverse(l); return l; })));
        System.out.println(w.stream().takeWhile(s -> !s.equals("echo")).toList() + " "
                + w.stream().dropWhile(s -> !s.equals("echo")).toList() + " " + w.stream().anyMatch(String::isEmpty)
                + w.stream().allMatch(s -> s.length() < 8) + w.stream().noneMatch("zulu"::equals) + w.stream().findFirst().get()
                + w.stream().count());
        System.out.println(Stream.of("a,b", "c", "", "d,e,f").flatMap(s -> Arrays.stream(s.split(","))).toList() + " "
                + Stream.of("x", "yy").<Integer>mapMulti((s, sink) -> { for (int i = 0; i < s.length(); i++) sink.accept(i);
                }).toList() + " " + Stream.concat(Stream.of(1), Stream.of("two")).toList());
        System.out.println(w.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + ":"
                + s.length())) + " " + w.stream().collect(Collectors.summarizingInt(String::length)) + " "
                + w.stream().collect(Collectors.averagingDouble(String::length)) + " "
                + w.stream().collect(Collectors.reducing(0, String::length, Integer::max)));
        List<String> trace = new ArrayList<>();
        System.out.println(w.stream().peek(s -> trace.add("p" + s)).filter(s -> s.length() == 5).peek(s -> trace.add("f"
                + s)).sorted().map(s -> { trace.add("m" + s); return s.charAt(0); }).limit(2).toList() + " " + trace);
        System.out.println("hello".chars().mapToObj(c -> ""
                + (char) c).collect(Collectors.collectingAndThen(Collectors.joining("|"), s -> "[" + s + "]")) + " "
                + "banana".chars().boxed().collect(Collectors.groupingBy(c -> (char) (int) c, TreeMap::new, Collectors.counting()))
                + " " + "zebra".chars().sorted().collect(StringBuilder::new, (b, c) -> b.append((char) c), StringBuilder::append));
        Spliterator<String> sp = w.spliterator();
        Spliterator<String> half = sp.trySplit();
        List<String> l1 = new ArrayList<>();
        half.forEachRemaining(l1::add);
        sp.tryAdvance(l1::add);
        System.out.println(l1 + " " + sp.estimateSize());
    }
}
