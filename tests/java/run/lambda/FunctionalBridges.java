// Functional interfaces with generics, bridges, defaults, inheritance, primitive specialisations, intersection casts.
import java.util.*;
import java.util.function.*;
public class FunctionalBridges {
    interface Base<T> { T apply(T t); }
    interface StrOp extends Base<String> { String apply(String s); }
    interface IntOp extends Base<Integer> { default IntOp twice() { return x -> apply(apply(x)); } }
    interface Two<A, B> { B f(A a); }
    interface Narrow<A extends Number> extends Two<A, String> { String f(A a); }
    interface WithObj { int compare(Object a, Object b); boolean equals(Object o); String toString(); }
    interface Thr<E extends Exception> { void run() throws E; }
    interface Marker {}
    interface Marker2 { default String mark() { return "marked"; } }
    interface RetLong { long get(); }
    interface Cov { Object make(); }
    interface Cov2 extends Cov { String make(); }
    interface GM { int f(List<? extends Number> l); }
    interface VA { int f(int... xs); }
    static <T extends Runnable & Marker2> String both(T t) { t.run(); return t.mark(); }
    static String call(Base<String> b) { return b.apply("arg"); }
    @SuppressWarnings({"rawtypes", "unchecked"}) static Object raw(Base b, Object o) { return b.apply(o); }
    static String over(Supplier<String> s) { return "sup" + s.get(); }
    static String over(Runnable r) { r.run(); return "run"; }
    static <T> T pick(Supplier<? extends T> a, Supplier<? extends T> b, boolean f) { return (f ? a : b).get(); }
    public static void main(String[] args) throws Exception {
        StrOp up = s -> s.toUpperCase(Locale.ROOT);
        System.out.println(up.apply("a") + call(up) + raw(up, "raw"));
        try { raw(up, 5); } catch (ClassCastException e) { System.out.println("CCE in bridge"); }
        IntOp inc = x -> x + 1;
        System.out.println(inc.twice().twice().apply(0) + " " + raw(inc, 9));
        Narrow<Long> nr = l -> "n" + l;
        Two<Long, String> tw = nr;
        System.out.println(tw.f(5L));
        WithObj w = (a, b) -> a.hashCode() - b.hashCode();
        System.out.println(w.compare("b", "a") + " " + w.equals(w) + w.equals(null));
        Thr<java.io.IOException> t = () -> { throw new java.io.IOException("io"); };
        try { t.run(); } catch (java.io.IOException e) { System.out.println(e.getMessage()); }
        StringBuilder sb = new StringBuilder();
        System.out.println(both((Runnable & Marker2 & Marker) () -> sb.append("ran")) + sb);
        Object o = (Runnable & Marker) () -> {};
        System.out.println((o instanceof Marker) + " " + (o instanceof Runnable) + " " + (o instanceof Marker2));
        RetLong rl = () -> 5;
        RetLong rc = () -> 'a';
        System.out.println(rl.get() + rc.get());
        Cov2 cv = () -> "cov";
        Cov c1 = cv;
        System.out.println(c1.make() + cv.make());
        GM gm = List::size;
        System.out.println(gm.f(List.of(1, 2.5)));
        VA va = xs -> xs.length;
        System.out.println(va.f() + va.f(1, 2, 3));
        System.out.println(over(() -> "s") + over(() -> { sb.append("r"); }) + sb);
        System.out.println(FunctionalBridges.<Number>pick(() -> 1, () -> 2.5, false));
        Function<Integer, Integer> f = x -> x * 2;
        System.out.println(f.andThen(x -> "r" + x).compose((String s) -> s.length()).apply("abc")
                + Function.<Integer>identity().apply(9));
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().and(s -> s.length() < 3).or(s -> s.startsWith("long")).test("longer") + " "
                + Predicate.not(p).test("") + Predicate.isEqual("q").test("q"));
        BiFunction<Integer, Integer, Integer> bf = Math::multiplyExact;
        System.out.println(bf.andThen(x -> x - 1).apply(6, 7));
        BinaryOperator<String> mn = BinaryOperator.minBy(Comparator.comparing(String::length));
        System.out.println(mn.apply("aa", "b"));
        UnaryOperator<String> id = UnaryOperator.identity();
        System.out.println(id.apply("id"));
        IntPredicate ip = x -> x > 3;
        System.out.println(ip.and(x -> x < 9).negate().test(5));
        IntUnaryOperator iu = x -> x + 1;
        System.out.println(iu.compose(x -> x * 10).andThen(x -> -x).applyAsInt(3));
        LongBinaryOperator lb = (a, b) -> a << b;
        DoubleBinaryOperator db = (a, b) -> a / b;
        ToLongFunction<String> tl = Long::parseLong;
        DoubleToLongFunction dl = d -> (long) d;
        IntToDoubleFunction id2 = i -> i / 2.0;
        ObjIntConsumer<StringBuilder> oi = StringBuilder::append;
        BooleanSupplier bs = () -> true;
        LongUnaryOperator lu = LongUnaryOperator.identity().andThen(x -> ~x);
        oi.accept(sb, 42);
        System.out.println(lb.applyAsLong(1, 40) + " " + db.applyAsDouble(1, 4) + " " + tl.applyAsLong("77") + dl.applyAsLong(2.9)
                + id2.applyAsDouble(3) + sb + bs.getAsBoolean() + lu.applyAsLong(5));
        Comparator<int[]> ca = Comparator.<int[]>comparingInt(a -> a[0]).thenComparing(a -> a[1], Comparator.reverseOrder());
        int[][] arr = {{2, 1}, {1, 1}, {1, 5}, {2, 9}};
        Arrays.sort(arr, ca);
        System.out.println(Arrays.deepToString(arr));
        System.out.println(Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).compare(null, 1) + " " + Map.Entry.<String,
                Integer>comparingByKey().compare(Map.entry("a", 1), Map.entry("b", 0)));
    }
}
