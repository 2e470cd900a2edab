// Lambdas in interfaces, static initialisers, constructors, enums, records, field initialisers, annotations-free switch and loops.
import java.util.*;
import java.util.function.*;
public class LambdaPlaces {
    interface Ops {
        IntBinaryOperator ADD = (a, b) -> a + b;
        Map<String, IntBinaryOperator> ALL = new TreeMap<>(Map.of("+", ADD, "-", (a, b) -> a - b, "*", (a, b) -> a * b));
        default IntSupplier bind(int a, int b) { return () -> run(a, b); }
        int run(int a, int b);
        static Ops of(String s) { return (a, b) -> ALL.get(s).applyAsInt(a, b); }
        private IntSupplier priv(int k) { return () -> run(k, k); }
        default int dbl(int k) { return priv(k).getAsInt(); }
    }
    enum Level {
        LOW(x -> x), MID(x -> x * x) {
            @Override String tag() { Supplier<String> s = () -> "mid" + ordinal() + super.tag(); return s.get(); }
        }, HIGH(Level::cube);
        final IntUnaryOperator f;
        Level(IntUnaryOperator f) { this.f = f; }
        static int cube(int x) { return x * x * x; }
        String tag() { Supplier<String> s = this::name; return s.get(); }
    }
    record Rec(int a, Supplier<Integer> s) {
        Rec { int k = a; s = () -> k * 2; }
        static final Function<Integer, Rec> MK = a -> new Rec(a, null);
        int lazy() { IntSupplier x = () -> a + s.get(); return x.getAsInt(); }
    }
    static final Supplier<String> ST;
    static int n;
    static { int loc = 5; ST = () -> "static" + loc + n++; }
    final Supplier<String> inst;
    final Supplier<String> fld = () -> "field" + this.id;
    int id;
    { Runnable r = () -> id += 100; r.run(); }
    LambdaPlaces(int id) { this.id += id; inst = () -> "ctor" + id + "/" + this.id; }
    LambdaPlaces() { this(((IntSupplier) () -> 42).getAsInt()); }
    static class Par { final String s; Par(Supplier<String> x) { s = x.get(); } }
    static class Chi extends Par { Chi(int k) { super(() -> "super" + k); } }
    static abstract class Abs { abstract int go(); Supplier<Integer> d = this::go; }
    static class Impl extends Abs { int v = 3; int go() { return v++; } }
    static String sw(Object key) {
        Supplier<String> s = switch (String.valueOf(key)) {
            case "a" -> () -> "A" + key; case "b" -> { int q = 7; yield () -> "B" + q; } default -> key::toString;
        };
        return s.get();
    }
    static Supplier<String> tern(boolean b) { return b ? () -> "yes" : () -> "no"; }
    static final Comparator<String> CMP = new Comparator<>() {
        final ToIntFunction<String> len = s -> s.length();
        public int compare(String a, String b) { return len.applyAsInt(a) - len.applyAsInt(b); }
    };
    public static void main(String[] args) {
        for (String k : Ops.ALL.keySet()) System.out.print(k + Ops.of(k).bind(7, 3).getAsInt() + "," + Ops.of(k).dbl(5) + " ");
        System.out.println();
        for (Level l : Level.values()) System.out.print(l.f.applyAsInt(3) + l.tag() + " ");
        System.out.println();
        System.out.println(Rec.MK.apply(5).lazy() + " " + ST.get() + ST.get());
        LambdaPlaces p = new LambdaPlaces();
        System.out.println(p.inst.get() + p.fld.get());
        p.id = 1;
        System.out.println(p.inst.get() + p.fld.get() + new Chi(9).s);
        Impl im = new Impl();
        im.d.get();
        System.out.println(im.d.get() + " " + im.v);
        System.out.println(sw("a") + sw("b") + sw(3.5) + tern(true).get() + tern(false).get() + CMP.compare("aa", "b"));
        Runnable[] rs = {() -> System.out.print("0"), LambdaPlaces::stat,
                new Runnable() { public void run() { Runnable in = () -> System.out.print(this.getClass().isAnonymousClass());
                in.run(); } }};
        for (Runnable r : rs) r.run();
        System.out.println();
        Map<String, Function<Double, Double>> m = new LinkedHashMap<>();
        m.put("half", x -> x / 2);
        m.put("sq", x -> x * x);
        double acc = 10;
        for (Map.Entry<String, Function<Double, Double>> e : m.entrySet()) acc = e.getValue().apply(acc);
        System.out.println(acc);
        for (Iterator<Integer> it = ((Iterable<Integer>) () -> List.of(1, 2, 3).iterator()).iterator(); it.hasNext();
                ) System.out.print(it.next());
        for (int x : (Iterable<Integer>) () -> new Iterator<>() { int i = 0;
                public boolean hasNext() { return i < 3; } public Integer next() { return i++ * 10; } }) System.out.print(" " + x);
        System.out.println();
        System.out.println(((Function<Integer, Function<Integer, Integer>>) a -> b -> a - b).apply(10).apply(3));
        Object o = (Comparator<String> & java.io.Serializable) (a, b) -> 0;
        System.out.println(o instanceof java.io.Serializable);
        try {
            ((Runnable) () -> { throw new IllegalStateException("x"); }).run();
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
    static void stat() { System.out.print("stat"); }
}
