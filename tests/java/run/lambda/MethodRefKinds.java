// Every kind of method reference.
import java.util.*;
import java.util.function.*;
public class MethodRefKinds {
    int base = 10;
    MethodRefKinds() {} MethodRefKinds(int b) { base = b; } MethodRefKinds(String s, long l) { base = s.length() + (int) l; }
    int add(int x) { return base + x; }
    static int twice(int x) { return x * 2; }
    static long widen(long x) { return x << 33; }
    static String va(Object... os) { return os.length + Arrays.toString(os); }
    private static <T> List<T> one(T t) { return List.of(t); }
    void sink(Object o) { System.out.print("<" + o + ">"); }
    boolean test(MethodRefKinds o) { return base > o.base; }
    static class Sup { String who() { return "Sup"; } String with(String s) { return "Sup" + s; } }
    static class Sub extends Sup {
        String who() { return "Sub"; }
        Supplier<String> s() { return super::who; }
        Supplier<String> t() { return this::who; }
        UnaryOperator<String> w() { return super::with; }
    }
    interface TriFn<A, B, C, R> { R apply(A a, B b, C c); }
    interface Mk<T> { T make(String s, long l); }
    interface IntToStr { String f(int i); }
    interface Prim { double f(byte b); }
    class Inner { int v; Inner(int v) { this.v = v + base; } }
    Function<Integer, Inner> mk() { return Inner::new; }
    public static void main(String[] args) {
        MethodRefKinds m = new MethodRefKinds();
        IntUnaryOperator bound = m::add;
        m.base = 100;
        System.out.println(bound.applyAsInt(1));
        m = new MethodRefKinds(7);
        System.out.println(bound.applyAsInt(1));
        ToIntBiFunction<MethodRefKinds, Integer> unbound = MethodRefKinds::add;
        System.out.println(unbound.applyAsInt(m, 5));
        IntUnaryOperator st = MethodRefKinds::twice;
        System.out.println(st.applyAsInt(21));
        Supplier<MethodRefKinds> c0 = MethodRefKinds::new;
        IntFunction<MethodRefKinds> c1 = MethodRefKinds::new;
        Mk<MethodRefKinds> c2 = MethodRefKinds::new;
        System.out.println(c0.get().base + " " + c1.apply(3).base + " " + c2.make("four", 6).base);
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.apply(4).length + " " + arr2.apply(2).length + arr2.apply(1).getClass().getSimpleName());
        try { arr.apply(-1); } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        Function<String, String> v1 = MethodRefKinds::va;
        BiFunction<Integer, Object, String> v2 = MethodRefKinds::va;
        Supplier<String> v0 = MethodRefKinds::va;
        Function<Object[], String> vArr = MethodRefKinds::va;
        TriFn<Integer, Character, Long, String> v3 = MethodRefKinds::va;
        System.out.println(v1.apply("x") + v2.apply(1, 'c') + v0.get() + vArr.apply(new Object[]{1, 2, 3}) + v3.apply(1, '2', 3L));
        System.out.println(new Sub().s().get() + new Sub().t().get() + new Sub().w().apply("!"));
        Function<Integer, List<Integer>> gen = MethodRefKinds::one;
        Function<String, List<String>> gen2 = MethodRefKinds::<String>one;
        System.out.println(gen.apply(1) + "" + gen2.apply("g"));
        IntFunction<Long> box = MethodRefKinds::widen;
        IntToLongFunction wid = MethodRefKinds::widen;
        ToDoubleFunction<Integer> unb = MethodRefKinds::widen;
        Function<Integer, Object> obj = MethodRefKinds::twice;
        Prim pr = MethodRefKinds::widen;
        System.out.println(box.apply(1) + " " + wid.applyAsLong(2) + " " + unb.applyAsDouble(1) + " "
                + obj.apply(4).getClass().getSimpleName() + " " + pr.f((byte) -1));
        Consumer<String> ign = m::sink;
        Consumer<Integer> ign2 = m::add;
        Runnable nw = MethodRefKinds::new;
        Consumer<List<String>> lst = List::size;
        ign.accept("s");
        ign2.accept(1);
        nw.run();
        lst.accept(List.of());
        List.of(1, 2).forEach(m::sink);
        System.out.println();
        Function<String, Integer> len = String::length;
        Comparator<String> cmp = String::compareToIgnoreCase;
        BiPredicate<String, Object> eq = String::equals;
        Function<Object, String> ts = Object::toString;
        Function<Object, String> vo = String::valueOf;
        BiFunction<String, Integer, Character> ch = String::charAt;
        TriFn<String, Integer, Integer, String> sub = String::substring;
        System.out.println(len.apply("four") + cmp.compare("A", "b") + "" + eq.test("a", "a") + ts.apply(5) + vo.apply(null)
                + ch.apply("abc", 1) + sub.apply("hello", 1, 3));
        BiPredicate<MethodRefKinds, MethodRefKinds> bp = MethodRefKinds::test;
        System.out.println(bp.test(new MethodRefKinds(2), new MethodRefKinds(1)));
        System.out.println(m.mk().apply(5).v);
        try {
            MethodRefKinds nul = null; Supplier<Integer> s = nul::hashCode; System.out.println("no");
        } catch (NullPointerException e) { System.out.println("NPE at creation"); }
        ToIntFunction<MethodRefKinds> late = MethodRefKinds::hashCode;
        try { late.applyAsInt(null); } catch (NullPointerException e) { System.out.println("NPE at call"); }
        int[] a = {3, 1, 2};
        Supplier<int[]> cl = a::clone;
        cl.get()[0] = 9;
        System.out.println(a[0]);
        Function<Object, Class<?>> gc = Object::getClass;
        System.out.println(gc.apply(""));
        IntBinaryOperator mx = Math::max;
        DoubleUnaryOperator sq = Math::sqrt;
        IntToStr hx = Integer::toHexString;
        System.out.println(mx.applyAsInt(3, 9) + " " + sq.applyAsDouble(2.25) + hx.f(255));
        Supplier<Supplier<String>> ss = () -> "x"::toUpperCase;
        System.out.println(ss.get().get());
        Function<Integer, Integer> inc = ((Function<Integer, Integer>) x -> x + 1)::apply;
        System.out.println(inc.apply(1));
        String[] words = {"b", "A", "c"};
        Arrays.sort(words, String::compareToIgnoreCase);
        System.out.println(Arrays.toString(words) + Arrays.stream(words).map(String::toUpperCase).toList()
                + Optional.of("o").map(String::length).get());
    }
}
