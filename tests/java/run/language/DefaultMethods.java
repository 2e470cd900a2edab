// Interfaces: defaults, diamonds, super calls, re-abstraction, statics, private methods, class wins.
import java.util.*;
public class DefaultMethods {
    interface A {
        default String hi() { return "A"; } default String both() { return "A.both " + hi(); } static String st() { return "A.st"; }
    }
    interface B extends A { default String hi() { return "B>" + A.super.hi(); } }
    interface C extends A { default String hi() { return "C>" + A.super.hi(); } }
    interface D extends B, C { default String hi() { return "D>" + B.super.hi() + "+" + C.super.hi(); } }
    static class X implements A {} static class Y extends X implements B {} static class Z implements D {}
    static class W implements B, C { public String hi() { return "W:" + B.super.hi() + C.super.hi(); } }
    static class Sup { public String hi() { return "Sup"; } }
    static class ClassWins extends Sup implements D {}
    interface ReAbs extends A { String hi(); }
    static class Impl implements ReAbs { public String hi() { return "Impl"; } }
    interface Left extends A {} interface Right extends A { default String hi() { return "Right"; } }
    static class Most implements Left, Right {}
    interface Counter {
        int[] box();
        default int inc() { return ++box()[0]; }
        private int sq() { return box()[0] * box()[0]; }
        default int square() { return sq(); }
    }
    static class Cnt implements Counter { int[] b = {0}; public int[] box() { return b; } }
    interface G<T> { T id(T t); default T twice(T t) { return id(id(t)); } default G<T> then(G<T> o) { return x -> o.id(id(x)); } }
    interface GS extends G<String> { @Override default String id(String s) { return "[" + s + "]"; } }
    static abstract class Abs implements A { public abstract String both(); }
    static class Conc extends Abs { public String both() { return "Conc " + super.hi(); } }
    interface Eq { boolean equals(Object o); int hashCode(); default String desc() { return toString() + hashCode(); } }
    record Rec(int v) implements Eq, A {}
    enum En implements D { P, Q { public String hi() { return "Q!" + super.hi(); } } }
    public static void main(String[] args) {
        A[] all = {new X(), new Y(), new Z(), new W(), new ClassWins(), new Impl(), new Most(), new Conc(), new Rec(3), En.P, En.Q,
                new A() {}, new D() { public String hi() { return "anon " + D.super.hi(); } }};
        for (A a : all) System.out.println(a.hi() + " | " + a.both());
        System.out.println(A.st());
        Cnt c = new Cnt(); c.inc(); c.inc(); c.inc(); System.out.println(c.square() + " " + c.b[0]);
        GS gs = new GS() {};
        G<String> raw = gs;
        System.out.println(gs.twice("x") + raw.id("y") + raw.then(s -> s + "!").then(gs).twice("z"));
        @SuppressWarnings({"unchecked", "rawtypes"}) Runnable bad = () -> ((G) gs).id(5);
        try { bad.run(); } catch (ClassCastException e) { System.out.println("CCE in bridge"); }
        System.out.println(new Rec(4).desc());
        G<Integer> g = i -> i * 3; System.out.println(g.twice(2) + " " + g.then(i -> i + 1).then(g).id(1));
        Comparator<String> cmp = Comparator.comparing(String::length);
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb", "aa", "b"));
        l.sort(cmp.reversed().thenComparing(Comparator.naturalOrder())); System.out.println(l);
    }
}
