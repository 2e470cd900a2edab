// Records: canonical, compact and extra constructors, all component types, equality edge values, nesting, generics.
import java.util.*;
public class Records {
    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String str, int[] arr, Object o) {}
    record Empty() {}
    record Range(int lo, int hi) implements Comparable<Range> {
        static int made; static final Range UNIT = new Range(0, 1);
        Range { if (lo > hi) { int t = lo; lo = hi; hi = t; } made++; }
        Range(int hi) { this(0, hi); }
        int len() { return hi - lo; }
        public int compareTo(Range r) { return Integer.compare(len(), r.len()); }
        static Range parse(String s) {
            String[] p = s.split("-"); return new Range(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
    }
    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> with(C c) { return new Pair<>(first, c); } static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    }
    record Custom(String name, int x) {
        public String name() { return name.toUpperCase(Locale.ROOT); }
        public String toString() { return "<" + name + ">"; }
        public boolean equals(Object o) { return o instanceof Custom c && c.x == x; }
        public int hashCode() { return x; }
    }
    record Fl(float f, double d) {}
    record Tree(Tree l, int v, Tree r) { int sum() { return v + (l == null ? 0 : l.sum()) + (r == null ? 0 : r.sum()); } }
    record Var(String... xs) {}
    record Dollar(int $a, int _b, int c$$) {}
    public static void main(String[] args) {
        int[] arr = {1}; Object o = "obj";
        All a = new All((byte) -1, (short) 300, 'x', -5, 1L << 40, -0.0f, Double.NaN, true, "s", arr, o),
                b = new All((byte) -1, (short) 300, 'x', -5, 1L << 40, -0.0f, Double.NaN, true, new String("s"), arr, o);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " "
                + a.equals(new All((byte) -1, (short) 300, 'x', -5, 1L << 40, 0.0f, Double.NaN, true, "s", arr, o)) + " "
                + a.equals(null) + a.equals("x") + " " + a.toString().replaceAll("\\[I@[0-9a-f]+", "ARR"));
        System.out.println(a.equals(new All((byte) -1, (short) 300, 'x', -5, 1L << 40, -0.0f, Double.NaN, true, "s", new int[]{1},
                o)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Range(5, 2) + " " + new Range(9) + " " + Range.UNIT + Range.made + " " + Range.parse("7-3").len()
                + " " + new Range(1, 3).equals(new Range(3, 1)) + " " + new Range(1, 3).hashCode() + " "
                + new TreeSet<>(List.of(new Range(1, 9), new Range(2), new Range(5, 6))));
        System.out.println(new Pair<>("a", 1).with(2.5) + " " + Pair.twin(null) + " " + Pair.twin(List.of(1)).hashCode() + " "
                + new Pair<>(null, "z").hashCode() + " " + new Pair<>(1, 2L).equals(new Pair<>(1, 2)));
        Custom c = new Custom("bob", 3); System.out.println(c + c.name() + c.equals(new Custom("al", 3)) + c.hashCode());
        System.out.println(new Fl(0.0f, -0.0).equals(new Fl(-0.0f, -0.0)) + " "
                + new Fl(Float.NaN, 1).equals(new Fl(Float.intBitsToFloat(0x7fc00001), 1)) + " " + new Fl(1.5f, 2.25) + " "
                + new Fl(1.5f, 2.25).hashCode());
        System.out.println(new Tree(new Tree(null, 1, null), 2, new Tree(null, 3, new Tree(null, 4, null))) + " "
                + new Tree(null, 7, new Tree(null, 8, null)).sum());
        System.out.println(new Var("a", "b").xs().length + " " + new Var().xs().length + " " + new Dollar(1, 2, 3));
        Map<Pair<Integer, String>, Integer> m = new HashMap<>();
        for (int i = 0; i < 20; i++) m.merge(new Pair<>(i % 3, "k" + i % 2), i, Integer::sum);
        System.out.println(new TreeMap<>(Map.of(1, m.get(new Pair<>(1, "k1")), 2, m.get(new Pair<>(2, "k0")))) + " " + m.size());
        record Local(int q, List<Local> kids) {
            int depth() { int d = 0; for (Local k : kids) d = Math.max(d, k.depth()); return d + 1; }
        }
        System.out.println(new Local(1, List.of(new Local(2, List.of()), new Local(3, List.of(new Local(4, List.of()))))).depth());
        enum LE { X, Y }
        interface LI { default int z() { return 9; } }
        record LR(LE e) implements LI {}
        System.out.println(new LR(LE.Y) + " " + new LR(null).z());
        for (var rc : All.class.getRecordComponents()) System.out.print(rc.getName() + ":" + rc.getType().getSimpleName() + " ");
        System.out.println(All.class.isRecord() + " " + Records.class.isRecord());
    }
}
