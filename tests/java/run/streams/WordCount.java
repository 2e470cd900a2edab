// A text pipeline: words, counts, tops, indexes.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class WordCount {
    static final String TEXT = "It was the best of times, it was the worst of times,\n"
        + "it was the age of wisdom, it was the age of foolishness,\n"
        + "it was the epoch of belief, it was the epoch of incredulity,\n"
        + "it was the season of Light, it was the season of Darkness";

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<String> words = Arrays.stream(TEXT.split("[^A-Za-z]+")).map(s -> s.toLowerCase(Locale.ROOT)).collect(Collectors.toList());
        Map<String, Long> counts = words.stream().collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(counts);
        counts.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(5)
            .forEach(e -> System.out.printf(Locale.ROOT, "%-8s %3d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue().intValue())));
        show(words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(s -> s, Collectors.toCollection(TreeSet::new)))));
        show(IntStream.range(0, words.size()).boxed().collect(Collectors.groupingBy(words::get, LinkedHashMap::new, Collectors.toList())));
        System.out.println(words.stream().distinct().sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder())).collect(Collectors.joining(" ")));
        System.out.println(TEXT.lines().map(String::trim).mapToInt(String::length).boxed().collect(Collectors.toList()));
        show(TEXT.chars().filter(Character::isLetter).map(Character::toLowerCase).mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        System.out.println(words.stream().mapToInt(String::length).summaryStatistics());
        show(words.stream().map(w -> new StringBuilder(w).reverse().toString()).filter(w -> w.charAt(0) > 's').collect(Collectors.toCollection(LinkedHashSet::new)));
        System.out.println(words.stream().collect(Collectors.partitioningBy(w -> w.length() > 3, Collectors.mapping(w -> w.charAt(0), Collectors.toCollection(TreeSet::new)))));
        Map<Character, Map<Integer, List<String>>> index = words.stream().distinct().collect(Collectors.groupingBy(w -> w.charAt(0), TreeMap::new, Collectors.groupingBy(String::length)));
        System.out.println(index);
    }
}
