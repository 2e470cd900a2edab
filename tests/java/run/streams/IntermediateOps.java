// Every intermediate operation on reference streams.
import java.util.*;
import java.util.stream.*;

public class IntermediateOps {
    static void show(String what, Stream<?> s) {
        System.out.println(what + " " + s.map(String::valueOf).collect(Collectors.joining(",", "[", "]")));
    }

    public static void main(String[] args) {
        List<String> w = Arrays.asList("one", "two", "three", "four", "five", "six", "seven", "two");
        show("filter", w.stream().filter(s -> s.length() > 3));
        show("map", w.stream().map(String::length));
        show("flatMap", w.stream().flatMap(s -> s.length() > 4 ? Stream.of(s, s.length()) : s.length() == 4 ? null : Stream.empty()));
        show("mapMulti", w.stream().mapMulti((s, sink) -> {
            for (int i = 0; i < s.length() - 3; i++) sink.accept(s + i);
        }));
        show("distinct", w.stream().distinct());
        show("sorted", w.stream().sorted());
        show("sorted by length", w.stream().sorted(Comparator.comparing(String::length)));
        show("limit", w.stream().limit(2));
        show("limit 0", w.stream().limit(0));
        show("skip", w.stream().skip(6));
        show("skip all", w.stream().skip(60));
        show("takeWhile", w.stream().takeWhile(s -> !s.startsWith("f")));
        show("dropWhile", w.stream().dropWhile(s -> !s.startsWith("f")));
        show("concat", Stream.concat(w.stream().limit(1), Stream.of(1, 2)));
        show("boxed", w.stream().mapToInt(String::length).boxed());
        show("flatMapToInt", w.stream().limit(2).flatMapToInt(String::chars).boxed());
        show("mapToObj", IntStream.range(0, 4).mapToObj(i -> "x".repeat(i)));
        show("builder", Stream.<String>builder().add("p").add("q").build());
        show("ofNullable", Stream.concat(Stream.ofNullable(null), Stream.ofNullable("z")));
        show("iterate", Stream.iterate(1, x -> x < 100, x -> x * 3));
        show("unordered", w.stream().unordered().limit(3));
        show("null elements", Stream.of("a", null, "b").filter(Objects::nonNull));
        show("asDoubleStream", IntStream.of(1, 2).asDoubleStream().boxed());
        show("chars", "hey".chars().mapToObj(c -> (char) c));
        show("codePoints", "a\ud83d\ude00b".codePoints().mapToObj(Integer::toHexString));
        show("lines", "a\nb\r\nc\rd".lines());
        show("split", java.util.regex.Pattern.compile("[,;]").splitAsStream("a,b;;c"));
        show("array", Arrays.stream(new String[] {"a", "b", "c"}, 1, 3));
        show("entries", new TreeMap<>(Map.of("k", 1, "j", 2)).entrySet().stream());
        int[] n = {0};
        show("generate", Stream.generate(() -> n[0]++).limit(5));
        show("nested", IntStream.rangeClosed(1, 4).boxed().flatMap(a -> IntStream.rangeClosed(a, 4).filter(b -> (a + b) % 2 == 0).mapToObj(b -> a + "-" + b)));
        for (Runnable r : new Runnable[] {() -> w.stream().limit(-1), () -> w.stream().skip(-2), () -> w.stream().map(null), () -> Stream.of((Object[]) null)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
    }
}
