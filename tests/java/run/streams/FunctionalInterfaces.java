// Composition methods of java.util.function and method references of all kinds.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class FunctionalInterfaces {
    final int base;

    FunctionalInterfaces(int base) {
        this.base = base;
    }

    int plus(int x) {
        return base + x;
    }

    static int twice(int x) {
        return 2 * x;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = FunctionalInterfaces::twice;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(5));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().test("") + " " + empty.and(s -> true).test("") + " " + empty.or(s -> s.length() > 3).test("abcd") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual(null).test(null));
        BiFunction<Integer, Integer, Integer> sub = (a, b) -> a - b;
        System.out.println(sub.andThen(x -> x * x).apply(3, 5) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2) + " " + BinaryOperator.maxBy(Comparator.<Integer>naturalOrder()).apply(3, 2));
        IntUnaryOperator iu = x -> x * 3;
        System.out.println(iu.andThen(x -> x + 1).applyAsInt(2) + " " + iu.compose(x -> x + 1).applyAsInt(2) + " " + IntUnaryOperator.identity().applyAsInt(9));
        DoubleUnaryOperator sq = Math::sqrt;
        System.out.println(sq.andThen(Math::ceil).applyAsDouble(10) + " " + ((LongBinaryOperator) Math::floorMod).applyAsLong(-7, 3));
        Consumer<List<String>> addA = l -> l.add("a");
        List<String> target = new ArrayList<>();
        addA.andThen(l -> l.add("b")).andThen(addA).accept(target);
        System.out.println(target);
        FunctionalInterfaces bound = new FunctionalInterfaces(100);
        IntUnaryOperator boundRef = bound::plus;
        ToIntBiFunction<FunctionalInterfaces, Integer> unbound = FunctionalInterfaces::plus;
        IntFunction<FunctionalInterfaces> ctor = FunctionalInterfaces::new;
        IntFunction<int[][]> arr = int[][]::new;
        System.out.println(boundRef.applyAsInt(1) + " " + unbound.applyAsInt(ctor.apply(7), 3) + " " + arr.apply(3).length);
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        System.out.println(nested.get().get());
        ObjIntConsumer<StringBuilder> rep = (sb, n) -> sb.append("=".repeat(n));
        StringBuilder sb = new StringBuilder();
        rep.accept(sb, 4);
        System.out.println(sb);
        // Boxing, widening and varargs adaptation by the lambda machinery.
        Function<Integer, Long> widen = Integer::longValue;
        ToDoubleFunction<Integer> toD = x -> x;
        ToLongFunction<Byte> toL = x -> x;
        Function<String, List<Object>> va = FunctionalInterfaces::list;
        BiFunction<String, String, List<Object>> va2 = FunctionalInterfaces::list;
        Supplier<List<Object>> va0 = FunctionalInterfaces::list;
        System.out.println(widen.apply(3) + " " + toD.applyAsDouble(3) + " " + toL.applyAsLong((byte) -3) + " " + va.apply("x") + va2.apply("x", "y") + va0.get());
        try {
            FunctionalInterfaces nothing = null;
            IntUnaryOperator f = nothing::plus;
            System.out.println("not reached " + f);
        } catch (NullPointerException e) {
            System.out.println("NPE at creation of the bound reference");
        }
        Runnable r = (Runnable & java.io.Serializable) () -> System.out.println("intersection " + (1 + 1));
        r.run();
        System.out.println(r instanceof java.io.Serializable);
        Callback<String> generic = new Callback<>() {
            public String call(String s) {
                return s + "!";
            }
        };
        Callback<String> lam = s -> s + "?";
        System.out.println(generic.twice("g") + lam.twice("l"));
        Comparator<String> chained = Comparator.comparing(String::length);
        System.out.println(Stream.of("ccc", "a", "bb").sorted(chained.reversed()).collect(Collectors.toList()));
        try {
            inc.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }

    static List<Object> list(Object... xs) {
        return Arrays.asList(xs);
    }

    interface Callback<T> {
        T call(T t);

        default T twice(T t) {
            return call(call(t));
        }
    }
}
