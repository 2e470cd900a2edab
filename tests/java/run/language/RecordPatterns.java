//@ needs: jdk>=21
// Nested record deconstruction, in switch and instanceof, generic inference, accessor exceptions.
import java.util.*;
public class RecordPatterns {
    record Pair<A, B>(A a, B b) {}
    record Prims(byte b, short s, char c, int i, long l, float f, double d, boolean z) {}
    sealed interface Expr permits Num, Add, Mul, Neg, Var {}
    record Num(int v) implements Expr {}
    record Add(Expr l, Expr r) implements Expr {}
    record Mul(Expr l, Expr r) implements Expr {}
    record Neg(Expr e) implements Expr {}
    record Var(String name) implements Expr {}
    record Evil(int x) { public int x() { if (x == 13) throw new IllegalStateException("unlucky"); return x * 2; } }

    static Expr simp(Expr e) {
        return switch (e) {
            case Add(Num(var a), Num(var b)) -> new Num(a + b);
            case Add(Num(int z), var r) when z == 0 -> simp(r);
            case Add(var l, Num(int z)) when z == 0 -> simp(l);
            case Add(var l, var r) -> { var x = new Add(simp(l), simp(r)); yield x.equals(e) ? x : simp(x); }
            case Mul(Num(int o), var r) when o == 1 -> simp(r);
            case Mul(Num(int o), Expr r) when o == 0 -> new Num(0);
            case Mul(Num(int a), Num(int b)) -> new Num(a * b);
            case Mul(var l, var r) -> { var x = new Mul(simp(l), simp(r)); yield x.equals(e) ? x : simp(x); }
            case Neg(Neg(var inner)) -> simp(inner);
            case Neg(Num(var n)) -> new Num(-n);
            case Neg(var x) -> new Neg(simp(x));
            case Num n -> n;
            case Var v -> v;
        };
    }
    static String show(Expr e) {
        if (e instanceof Add(Expr l, Expr r)) return "(" + show(l) + "+" + show(r) + ")";
        if (e instanceof Mul(var l, var r) && l instanceof Num(int k) && k > 5) return k + "*" + show(r);
        if (e instanceof Mul(var l, var r)) return show(l) + "*" + show(r);
        if (e instanceof Neg(var x)) return "-" + show(x);
        if (!(e instanceof Num(int v))) return ((Var) e).name();
        return "" + v;
    }
    static String pair(Object o) {
        return switch (o) {
            case Pair(Integer a, Integer b) when a > b -> "ints desc";
            case Pair(Integer a, Integer b) -> "ints " + (a + b);
            case Pair(String a, Pair(String b, var c)) -> "nest " + a + b + c;
            case Pair(Pair(var a, var b), Pair(var c, var d)) -> "quad " + a + b + c + d;
            case Pair(var a, var b) when a == null -> "first null " + b;
            case Pair<?, ?> p -> "pair " + p;
            default -> "other";
        };
    }
    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(1), new Var("x")), new Add(new Num(0), new Neg(new Neg(new Mul(new Num(2), new Num(3))))));
        System.out.println(show(e) + " => " + show(simp(e)) + " " + simp(e));
        e = new Mul(new Add(new Num(1), new Num(-1)), new Var("y"));
        System.out.println(show(e) + " => " + show(simp(e)));
        System.out.println(show(new Mul(new Num(7), new Neg(new Var("z")))));
        Object[] in = {new Pair<>(3, 2), new Pair<>(2, 3), new Pair<>("a", new Pair<>("b", null)),
                new Pair<>(new Pair<>(1, 2L), new Pair<>('3', 4.0)), new Pair<>(null, null), new Pair<>(1, "s"), "zz"};
        for (Object o : in) System.out.println(pair(o));
        Object p = new Prims((byte) -1, (short) -2, 'c', 4, 5L, 6f, 7d, true);
        if (p instanceof Prims(byte b, short s, char c, int i, long l, float f, double d, boolean z)) System.out.println(b + s + c
                + i + l + f + d + " " + z);
        if (p instanceof Prims(var b, var s, var c, var i, var l, var f, var d, var z) && z) System.out.println(c + " " + (l + d));
        for (int x : new int[]{5, 13}) {
            Object o = new Evil(x);
            try { if (o instanceof Evil(int y)) System.out.println("evil " + y); }
            catch (MatchException m) { System.out.println("MatchException " + m.getMessage() + " cause " + m.getCause()); }
            try {
                System.out.println(switch (o) { case Evil(int y) when y > 100 -> "big"; case Evil(int y) -> "y" + y;
                        default -> "none"; });
            }
            catch (MatchException m) { System.out.println("MatchException " + m.getCause().getMessage()); }
        }
    }
}
