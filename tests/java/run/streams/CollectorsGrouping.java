// groupingBy and partitioningBy with every kind of downstream.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollectorsGrouping {
    enum Kind { FRUIT, ROOT, LEAF }

    static final class Item {
        final String name;
        final Kind kind;
        final int price;
        final List<String> tags;

        Item(String name, Kind kind, int price, String... tags) {
            this.name = name;
            this.kind = kind;
            this.price = price;
            this.tags = Arrays.asList(tags);
        }

        String name() {
            return name;
        }

        Kind kind() {
            return kind;
        }

        int price() {
            return price;
        }

        public String toString() {
            return name;
        }
    }

    static final List<Item> ITEMS = List.of(new Item("apple", Kind.FRUIT, 30, "red", "sweet"), new Item("carrot", Kind.ROOT, 10, "orange"),
        new Item("kale", Kind.LEAF, 25), new Item("beet", Kind.ROOT, 15, "red"), new Item("pear", Kind.FRUIT, 35, "sweet", "green"), new Item("plum", Kind.FRUIT, 10));

    static <R> R by(Collector<? super Item, ?, R> down) {
        return ITEMS.stream().collect(down);
    }

    static <A, D> Map<Kind, D> kinds(Collector<? super Item, A, D> down) {
        return ITEMS.stream().collect(Collectors.groupingBy(Item::kind, () -> new EnumMap<>(Kind.class), down));
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        System.out.println(new TreeMap<>(by(Collectors.groupingBy(Item::price))));
        System.out.println(kinds(Collectors.toList()));
        System.out.println(kinds(Collectors.counting()));
        System.out.println(kinds(Collectors.summingInt(Item::price)));
        System.out.println(kinds(Collectors.averagingInt(Item::price)));
        System.out.println(kinds(Collectors.mapping(Item::name, Collectors.joining("/", "<", ">"))));
        System.out.println(kinds(Collectors.filtering(i -> i.price() > 12, Collectors.mapping(Item::name, Collectors.toList()))));
        System.out.println(kinds(Collectors.flatMapping(i -> i.tags.stream(), Collectors.toCollection(TreeSet::new))));
        System.out.println(kinds(Collectors.minBy(Comparator.comparing(Item::price))));
        System.out.println(kinds(Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparing(Item::price)), Optional::get)));
        System.out.println(kinds(Collectors.summarizingLong(Item::price)));
        System.out.println(kinds(Collectors.reducing(0, Item::price, Integer::sum)));
        System.out.println(kinds(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(Item::price), (n, avg) -> n + "x" + avg)));
        System.out.println(kinds(Collectors.groupingBy(i -> i.name().length(), TreeMap::new, Collectors.toList())));
        System.out.println(by(Collectors.partitioningBy(i -> i.price() > 20)));
        System.out.println(by(Collectors.partitioningBy(i -> i.price() > 2000, Collectors.counting())));
        Map<Boolean, Long> part = by(Collectors.partitioningBy(i -> true, Collectors.counting()));
        System.out.println(part.get(false) + " " + part.get(null) + " " + part.size() + " " + part.containsKey(true));
        show(by(Collectors.toMap(Item::name, Item::price, (a, b) -> a, TreeMap::new)));
        System.out.println(by(Collectors.toMap(Item::kind, Item::name, (a, b) -> a + "+" + b, () -> new EnumMap<>(Kind.class))));
        try {
            by(Collectors.toMap(Item::kind, Item::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            by(Collectors.groupingBy(i -> i.price() > 20 ? null : 1));
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            by(Collectors.toMap(Item::name, i -> null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            by(Collectors.toUnmodifiableList()).add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        System.out.println(new TreeSet<>(by(Collectors.mapping(Item::price, Collectors.toUnmodifiableSet()))));
        show(by(Collectors.groupingByConcurrent(Item::kind, java.util.concurrent.ConcurrentSkipListMap::new, Collectors.counting())));
        Function<Item, Map<String, Object>> asMap = i -> new TreeMap<>(Map.of("n", i.name(), "p", i.price()));
        System.out.println(ITEMS.stream().map(asMap).collect(Collectors.toList()));
    }
}
