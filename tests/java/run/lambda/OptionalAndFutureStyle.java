// Optional in all its methods, Either and validation built from lambdas, parser combinators.
import java.util.*;
import java.util.function.*;
public class OptionalAndFutureStyle {
    sealed interface Either<L, R> {
        record Left<L, R>(L v) implements Either<L, R> {}
        record Right<L, R>(R v) implements Either<L, R> {}
        default <T> T fold(Function<? super L, ? extends T> l, Function<? super R, ? extends T> r) {
            return this instanceof Left<L, R> x ? l.apply(x.v) : r.apply(((Right<L, R>) this).v);
        }
        default <T> Either<L, T> map(Function<? super R, ? extends T> f) { return fold(Left::new, r -> new Right<>(f.apply(r))); }
        default <T> Either<L, T> flat(Function<? super R, Either<L, T>> f) { return fold(Left::new, f); }
        static <R> Either<String, R> attempt(Supplier<R> s) {
            try { return new Right<>(s.get()); } catch (RuntimeException e) { return new Left<>(e.getClass().getSimpleName()); }
        }
    }
    record Res<T>(T v, int pos) {}
    interface P<T> {
        Optional<Res<T>> run(String s, int i);
        default <U> P<U> map(Function<T, U> f) { return (s, i) -> run(s, i).map(r -> new Res<>(f.apply(r.v), r.pos)); }
        default <U> P<U> then(Function<T, P<U>> f) { return (s, i) -> run(s, i).flatMap(r -> f.apply(r.v).run(s, r.pos)); }
        default P<T> or(P<T> o) { return (s, i) -> run(s, i).or(() -> o.run(s, i)); }
        default P<List<T>> many() {
            return (s, i) -> {
                List<T> l = new ArrayList<>();
                Optional<Res<T>> r;
                int p = i;
                while ((r = run(s, p)).isPresent()) { l.add(r.get().v); p = r.get().pos; }
                return Optional.of(new Res<>(l, p));
            };
        }
        static P<Character> ch(Predicate<Character> t) {
            return (s, i) -> i < s.length() && t.test(s.charAt(i)) ? Optional.of(new Res<>(s.charAt(i), i + 1)) : Optional.empty();
        }
        static <T> P<T> lazy(Supplier<P<T>> p) { return (s, i) -> p.get().run(s, i); }
        static <T> P<T> ret(T t) { return (s, i) -> Optional.of(new Res<>(t, i)); }
    }
    static final P<Integer> NUM = P.ch(Character::isDigit).then(c -> P.ch(Character::isDigit).many().map(l -> { int n = c - '0';
            for (char d : l) n = n * 10 + d - '0'; return n; }));
    static final P<Integer> FACTOR = NUM.or(P.ch(c -> c == '(').then(x -> P.lazy(() -> OptionalAndFutureStyle.EXPR)).then(v -> P.ch(c -> c == ')').map(x -> v)));
    static P<Integer> chain(P<Integer> p, String ops) {
        return p.then(first -> P.ch(c -> ops.indexOf(c) >= 0).then(op -> p.map(v -> new int[]{op, v})).many().map(l -> {
                int r = first; for (int[] x : l) r = switch (x[0]) { case '+' -> r + x[1]; case '-' -> r - x[1];
                case '*' -> r * x[1]; default -> r / x[1]; }; return r; }));
    }
    static final P<Integer> TERM = chain(FACTOR, "*/");
    static final P<Integer> EXPR = chain(TERM, "+-");
    public static void main(String[] args) {
        Optional<String> a = Optional.of("v"), e = Optional.empty();
        System.out.println(a + " " + e + a.isPresent() + e.isEmpty() + a.get() + e.orElse("x") + e.orElseGet(() -> "g")
                + a.map(String::length) + a.flatMap(s -> Optional.of(s + s)) + a.filter(s -> s.isEmpty())
                + Optional.ofNullable(null) + a.or(() -> Optional.of("z")).get() + a.stream().count() + a.equals(Optional.of("v"))
                + a.hashCode() + OptionalInt.of(5) + OptionalDouble.empty() + OptionalLong.of(1L << 40).getAsLong());
        a.ifPresent(s -> System.out.print("p" + s));
        e.ifPresentOrElse(s -> System.out.print("no"), () -> System.out.println("empty"));
        try { e.orElseThrow(); } catch (NoSuchElementException x) { System.out.println(x.getMessage()); }
        try {
            e.orElseThrow(() -> new IllegalStateException("sup"));
        } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
        System.out.println(a.map(s -> (String) null).isPresent());
        for (String s : new String[]{"12", "x",
                "0"}) System.out.println(Either.attempt(() -> Integer.parseInt(s)).flat(n -> Either.attempt(() -> 100 / n)).map(n -> n * 2) + " " + Either.attempt(() -> Integer.parseInt(s)).fold(l -> "L" + l, r -> "R" + r));
        for (String s : new String[]{"1+2*3", "(1+2)*3", "10-4-3", "2*(3+4)*5/7", "((7))", "1+", "", "x", "12/0"}) {
            try {
                System.out.println(s + " = " + EXPR.run(s, 0).map(r -> r.pos() == s.length() ? "" + r.v() : "rest at "
                        + r.pos()).orElse("fail"));
            } catch (ArithmeticException x) { System.out.println(s + " " + x.getMessage()); }
        }
    }
}
