// Exceptions thrown from lambdas, streams, comparators, iterators and default methods keep their identity.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class LambdaStreamThrows {
    interface ThrowingFn<A, B, E extends Exception> {
        B apply(A a) throws E;
        static <A, B> Function<A, B> wrap(ThrowingFn<A, B, ?> f) {
            return a -> {
                try {
                    return f.apply(a);
                } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException("wrapped", e); }
            };
        }
    }
    static int parse(String s) throws java.text.ParseException {
        if (s.length() > 2) throw new java.text.ParseException("too long: " + s, s.length()); return Integer.parseInt(s);
    }
    static void t(String n, Runnable r) {
        try {
            r.run(); System.out.println(n + " ok");
        } catch (RuntimeException e) { System.out.println(n + " " + e + " / " + e.getCause()); }
    }
    public static void main(String[] args) {
        List<String> seen = new ArrayList<>();
        t("wrap", () -> Stream.of("1", "22", "333").map(ThrowingFn.wrap(LambdaStreamThrows::parse)).forEach(i -> seen.add("" + i)));
        System.out.println(seen);
        t("nfe", () -> Stream.of("1", "x").map(ThrowingFn.wrap(LambdaStreamThrows::parse)).forEach(i -> seen.add("" + i)));
        System.out.println(seen);
        t("lazy", () -> Stream.of(1, 0).map(i -> 1 / i));
        t("eager", () -> Stream.of(1, 0, 2).peek(i -> seen.add("p" + i)).map(i -> 1 / i).collect(Collectors.toList()));
        System.out.println(seen);
        t("reduce", () -> IntStream.range(0, 5).reduce(Math::multiplyExact));
        t("reduce2", () -> IntStream.of(Integer.MAX_VALUE, 2).reduce(Math::multiplyExact));
        t("toMap", () -> Stream.of("a", "b", "a").collect(Collectors.toMap(s -> s, s -> 1)));
        t("reuse", () -> { Stream<Integer> s = Stream.of(1); s.count(); s.count(); });
        t("first null", () -> Stream.of(1, 2).map(i -> (Integer) null).findFirst());
        t("sort", () -> Stream.of(1, "a").map(o -> (Comparable) o).sorted().toList());
        t("cmp", () -> { List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
                try { l.sort((a, b) -> { throw new UnsupportedOperationException("cmp"); }); } finally { System.out.print(l + " ");
                } });
        t("foreach", () -> List.of(1, 2, 3).forEach(i -> { if (i == 2) throw new RuntimeException("at " + i);
                System.out.print(i + " "); }));
        t("computeIfAbsent", () -> { Map<String, Integer> m = new HashMap<>();
                try { m.computeIfAbsent("k", k -> { throw new RuntimeException("compute"); }); } finally {
                System.out.print(m + " "); } });
        t("recursive compute", () -> { Map<Integer, Integer> m = new HashMap<>();
                m.computeIfAbsent(1, k -> { m.put(2, 2); return 1; }); });
        t("removeIf", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
                try { l.removeIf(i -> { if (i == 3) throw new RuntimeException("pred"); return true; }); } finally {
                System.out.print(l + " "); } });
        t("onClose", () -> { try (Stream<Integer> s = Stream.of(1).onClose(() -> { throw new RuntimeException("c1");
                }).onClose(() -> { throw new IllegalStateException("c2"); })) { s.count(); } });
        t("orElseThrow", () -> Optional.empty().orElseThrow(() -> new RuntimeException("supplied")));
        Supplier<Integer> sup = () -> { throw new RuntimeException("sup"); };
        t("supplier", () -> sup.get());
        Callable2<String> c = () -> { throw new Exception("checked"); };
        try { c.call(); } catch (Exception e) { System.out.println(e); }
    }
    interface Callable2<T> { T call() throws Exception; }
}
