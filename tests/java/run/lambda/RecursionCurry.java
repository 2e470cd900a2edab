// Recursion through fields, Y combinator, memoisation, trampolines, Church numerals, continuations.
import java.util.*;
import java.util.function.*;
public class RecursionCurry {
    static IntUnaryOperator fact; static { fact = n -> n < 2 ? 1 : n * fact.applyAsInt(n - 1); }
    Function<Integer, Long> fib = n -> n < 2 ? (long) n : this.fib.apply(n - 1) + this.fib.apply(n - 2);
    interface Self<T> { T apply(Self<T> s); }
    static <A, B> Function<A, B> y(Function<Function<A, B>, Function<A, B>> f) {
        Self<Function<A, B>> s = x -> f.apply(a -> x.apply(x).apply(a)); return s.apply(s);
    }
    static <A, B> Function<A, B> memo(Function<Function<A, B>, Function<A, B>> f) {
        Map<A, B> m = new HashMap<>();
        Function<A, B>[] self = new Function[1];
        self[0] = a -> { if (m.containsKey(a)) return m.get(a); B b = f.apply(self[0]).apply(a); m.put(a, b); return b; };
        return self[0];
    }
    interface Tramp<T> {
        T get();
        default boolean done() { return true; }
        default Tramp<T> step() { return this; }
        static <T> Tramp<T> of(T t) { return () -> t; }
        static <T> Tramp<T> more(Supplier<Tramp<T>> s) {
            return new Tramp<T>() {
                public boolean done() { return false; }
                public Tramp<T> step() { return s.get(); }
                public T get() { Tramp<T> t = this; while (!t.done()) t = t.step(); return t.get(); }
            };
        }
    }
    static Tramp<Long> sum(long n, long acc) { return n == 0 ? Tramp.of(acc) : Tramp.more(() -> sum(n - 1, acc + n)); }
    static Tramp<Boolean> even(int n) { return n == 0 ? Tramp.of(true) : Tramp.more(() -> odd(n - 1)); }
    static Tramp<Boolean> odd(int n) { return n == 0 ? Tramp.of(false) : Tramp.more(() -> even(n - 1)); }
    interface Church {
        <T> UnaryOperator<T> on(UnaryOperator<T> f);
        static Church zero() { return new Church() { public <T> UnaryOperator<T> on(UnaryOperator<T> f) { return x -> x; } }; }
        default Church succ() {
            Church self = this;
            return new Church() {
                public <T> UnaryOperator<T> on(UnaryOperator<T> f) { return x -> f.apply(self.on(f).apply(x)); }
            };
        }
        default Church plus(Church o) {
            Church self = this;
            return new Church() {
                public <T> UnaryOperator<T> on(UnaryOperator<T> f) { return x -> o.on(f).apply(self.on(f).apply(x)); }
            };
        }
        default Church times(Church o) {
            Church self = this;
            return new Church() { public <T> UnaryOperator<T> on(UnaryOperator<T> f) { return self.on(o.on(f)); } };
        }
        default int toInt() { return this.<Integer>on(i -> i + 1).apply(0); }
    }
    static void cps(int n, IntConsumer k) { if (n == 0) k.accept(1); else cps(n - 1, r -> k.accept(r * n)); }
    public static void main(String[] args) {
        System.out.println(fact.applyAsInt(10) + " " + new RecursionCurry().fib.apply(15));
        System.out.println(RecursionCurry.<Integer, Integer>y(self -> n -> n == 0 ? 0 : n + self.apply(n - 1)).apply(50));
        Function<Integer, Long> mf = memo(self -> n -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        System.out.println(mf.apply(80));
        System.out.println(sum(3000, 0).get() + " " + even(2001).get());
        Church two = Church.zero().succ().succ(), three = two.succ();
        System.out.println(two.plus(three).toInt() + " " + two.times(three).times(three).toInt() + " "
                + three.<String>on(s -> s + "x").apply(""));
        cps(10, r -> System.out.println("cps " + r));
        BiFunction<Integer, Integer, Integer>[] ack = new BiFunction[1];
        ack[0] = (m, n) -> m == 0 ? n + 1 : n == 0 ? ack[0].apply(m - 1, 1) : ack[0].apply(m - 1, ack[0].apply(m, n - 1));
        System.out.println(ack[0].apply(2, 4));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        Function<Integer, Integer> chain = add.apply(1);
        for (int i = 2; i < 20; i++) chain = chain.andThen(add.apply(i)).compose(x -> x * 1);
        System.out.println(chain.apply(0));
        Supplier<Object> lazy = new Supplier<>() {
            Object v; int n; public Object get() { if (v == null) { n++; v = "computed" + n; } return v; }
        };
        System.out.println(lazy.get() + "" + lazy.get());
        class Stream2<T> {
            T h;
            Supplier<Stream2<T>> t;
            Stream2(T h, Supplier<Stream2<T>> t) { this.h = h; this.t = t; }
            Stream2<T> filter(Predicate<T> p) {
                Stream2<T> s = this;
                while (!p.test(s.h)) s = s.t.get();
                Stream2<T> q = s;
                return new Stream2<>(q.h, () -> q.t.get().filter(p));
            }
        }
        class Gen {
            Stream2<Integer> from(int n) { return new Stream2<>(n, () -> from(n + 1)); }
            Stream2<Integer> sieve(Stream2<Integer> s) {
                return new Stream2<>(s.h, () -> sieve(s.t.get().filter(x -> x % s.h != 0)));
            }
        }
        Stream2<Integer> p = new Gen().sieve(new Gen().from(2));
        for (int i = 0; i < 15; i++, p = p.t.get()) System.out.print(p.h + " ");
        System.out.println();
    }
}
