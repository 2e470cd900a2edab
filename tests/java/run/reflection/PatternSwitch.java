//@ needs: jdk>=21
// Pattern matching for switch and record patterns: bootstraps of SwitchBootstraps.
import java.util.*;

public class PatternSwitch {
    sealed interface Expr permits Num, Add, Mul, Neg { }

    record Num(int v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    record Neg(Expr e) implements Expr { }

    enum Suit { CLUBS, HEARTS }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int v) -> v;
            case Add(Num(var a), Num(var b)) -> a + b;
            case Add(var l, var r) -> eval(l) + eval(r);
            case Mul(Num(int z), var ignored) when z == 0 -> 0;
            case Mul(Expr l, Expr r) -> eval(l) * eval(r);
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg n -> -eval(n.e());
        };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> "str " + s.length();
            case Suit s when s == Suit.HEARTS -> "red";
            case Suit s -> "suit " + s;
            case int[] a -> "ints " + a.length;
            case List<?> l when l.size() > 2 -> "long list";
            case Collection<?> c -> "coll " + c;
            case Character c -> "char " + c;
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static String str(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case String t when t.startsWith("x") -> "x-thing";
            case "Aa", "BB" -> "colliding hash";
            default -> "none";
        };
    }

    record Gen<T>(T t) { }

    record Bad(int x) {
        public int x() {
            throw new IllegalStateException("accessor");
        }
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(3), new Num(4)), new Neg(new Neg(new Num(5))));
        System.out.println(e + " = " + eval(e) + " " + eval(new Mul(new Num(0), e)) + " " + eval(new Neg(new Num(2))) + " " + eval(new Add(new Num(1), new Num(2))));
        for (Object o : new Object[] {null, 5, 500, "", "abc", Suit.CLUBS, Suit.HEARTS, new int[2], List.of(1), List.of(1, 2, 3), Set.of(), 'c', 1.5, new Object[0]}) System.out.println(kind(o));
        for (String s : new String[] {"a", "b", "xyz", "Aa", "BB", "C#", ""}) System.out.println(s + " " + str(s));
        Object g = new Gen<>(new Gen<>("deep"));
        if (g instanceof Gen<?>(Gen<?>(String s)) && s.length() > 2) System.out.println("matched " + s);
        if (!(g instanceof Gen<?>(Integer i))) System.out.println("not an Integer inside");
        try {
            Object b = new Bad(1);
            System.out.println(b instanceof Bad(int x) ? x : -1);
        } catch (MatchException m) {
            System.out.println("MatchException cause " + m.getCause());
        }
        Suit n = null;
        try {
            switch (n) {
                case CLUBS -> System.out.println("c");
                case HEARTS -> System.out.println("h");
            }
        } catch (NullPointerException x) {
            System.out.println("NPE");
        }
        int yielded = switch ((Object) "q") {
            case String s -> {
                int h = 0;
                for (char c : s.toCharArray()) h = h * 31 + c;
                yield h;
            }
            default -> 0;
        };
        System.out.println(yielded);
    }
}
