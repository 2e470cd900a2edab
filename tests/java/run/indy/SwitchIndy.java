//@ needs: jdk>=21
// Pattern switches compiled to typeSwitch and enumSwitch bootstraps, inside lambdas, loops and nested; restart indexes with guards.
import java.util.*;
import java.util.function.*;
public class SwitchIndy {
    enum Op { ADD, SUB, MUL, DIV, NOP }
    sealed interface T permits Leaf, Bin, Op2 {}
    record Leaf(int v) implements T {}
    record Bin(Op op, T l, T r) implements T {}
    record Op2(String s) implements T {}
    static int evals; static boolean g(boolean b) { evals++; return b; }
    static final Function<Object, String> KIND = o -> switch (o) {
        case null -> "nil";
        case Integer i when g(i > 10) -> "I>10";
        case Integer i when g(i > 5) -> "I>5";
        case Integer i -> "I";
        case Op op when op == Op.NOP -> "nop";
        case Op op -> "op" + op.ordinal();
        case CharSequence cs when cs.length() == 0 -> "empty";
        case String s -> "S" + s;
        case CharSequence cs -> "CS" + cs;
        case long[] a -> "L" + a.length;
        case Number n -> "N" + n.intValue();
        case Runnable r -> "R";
        default -> "?";
    };
    static int eval(T t) {
        return switch (t) {
            case Leaf(int v) -> v;
            case Bin(Op op, T l, T r) when op == Op.NOP -> eval(l);
            case Bin(var op, var l, var r) -> {
                int a = eval(l), b = eval(r);
                yield switch (op) {
                    case ADD -> a + b;
                    case SUB -> a - b;
                    case MUL -> a * b;
                    case DIV -> a / b;
                    case NOP -> throw new AssertionError();
                };
            }
            case Op2 o -> o.s().length();
        };
    }
    static String mixed(Object o) {
        return switch (o) {
            case Op.ADD -> "add const";
            case Op.SUB -> "sub const";
            case Op x when x.ordinal() > 2 -> "high " + x;
            case Op x -> "op " + x;
            case Character c -> switch (c) { case 'a', 'e' -> "vowel"; default -> "char" + (int) c; };
            default -> "other";
        };
    }
    static String en(Op op) {
        return switch (op) {
            case null -> "null!";
            case ADD -> "a";
            case Op o when g(o == Op.MUL) -> "guarded";
            case SUB, DIV -> "sd";
            case Op o -> "rest" + o;
        };
    }
    static String strs(String s) {
        return switch (s) {
            case "x" -> "ex";
            case String t when t.length() > 3 -> "long";
            case "y" -> "why";
            case null -> "nul";
            default -> s + "?";
        };
    }
    static void loop(Object... os) {
        for (Object o : os) {
            switch (o) {
                case String s when s.startsWith("skip"): continue;
                case String s: System.out.print("s" + s + " ");
                break;
                case Integer i when i < 0: System.out.println("stop");
                return;
                case Integer i: System.out.print("i" + i + " ");
                default: System.out.print("fall ");
            }
        }
        System.out.println("end");
    }
    static <X> String gen(List<X> l) {
        return switch (l) {
            case ArrayList<X> a when a.size() > 1 -> "AL" + a.size(); case LinkedList<X> k -> "LL"; case List<X> x -> "L";
        };
    }
    public static void main(String[] args) {
        for (Object o : new Object[]{null, 20, 7, 3, Op.NOP, Op.MUL, "", "str", new StringBuilder(), new StringBuilder("sb"),
                new long[3], 2.9, 5L, (Runnable) () -> {}, 'c', new int[0]}) System.out.print(KIND.apply(o) + " ");
        System.out.println(evals);
        System.out.println(eval(new Bin(Op.ADD, new Leaf(2), new Bin(Op.MUL, new Leaf(3),
                new Bin(Op.NOP, new Op2("four"), new Leaf(9))))));
        try {
            eval(new Bin(Op.DIV, new Leaf(1), new Leaf(0)));
        } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        for (Object o : new Object[]{Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.NOP, 'a', 'z', 1}) System.out.print(mixed(o) + "; ");
        System.out.println();
        evals = 0;
        for (Op o : Op.values()) System.out.print(en(o) + " ");
        System.out.println(en(null) + evals);
        for (String s : new String[]{"x", "y", "z", "long!", null}) System.out.print(strs(s) + " ");
        System.out.println();
        loop("a", 1, "skipme", 2.0, "b");
        loop("a", -1, "b");
        System.out.println(gen(new ArrayList<>(List.of(1, 2))) + gen(new ArrayList<>()) + gen(new LinkedList<>())
                + gen(List.of(1)));
        Supplier<Function<Object, Integer>> f = () -> x -> switch (x) {
            case Integer i -> { Supplier<Integer> s = () -> i + 1; yield s.get(); }
            case String s -> { IntSupplier q = s::length; yield q.getAsInt(); }
            default -> -1;
        };
        System.out.println(f.get().apply(4) + " " + f.get().apply("abc") + " " + f.get().apply('c'));
        int total = 0;
        for (int i = 0; i < 200; i++) {
            Object o = i % 4 == 0 ? (Object) i : i % 4 == 1 ? "s" + i : i % 4 == 2 ? Op.values()[i % 5] : (Object) (long) i;
            total += KIND.apply(o).length() * (i + 1);
        }
        System.out.println(total);
    }
}
