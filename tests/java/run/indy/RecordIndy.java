// ObjectMethods bootstraps: records with many components and every type; toString, hashCode and equals via super types.
import java.util.*;
public class RecordIndy {
    record Wide(int a0, long a1, double a2, float a3, boolean a4, byte a5, short a6, char a7, String a8, Object a9, int[] b0,
            List<String> b1, int b2, long b3, double b4, float b5, boolean b6, byte b7, short b8, char b9, Wide c0) {
    }
    record One(long v) {}
    record Dbl(double d) {}
    record Fl(float f) {}
    record Bool(boolean b) {}
    record Ch(char c) {}
    record By(byte b) {}
    record Sh(short s) {}
    record Ref(Object o) {}
    record In(int i) {}
    record Nest(One o, Dbl d, Nest n) {}
    record G<T extends Comparable<T>>(T t, List<? super T> l) {}
    static Wide w(int k, Wide c) {
        return new Wide(k, k * 10L, k / 2.0, k / 4f, k > 0, (byte) k, (short) k, (char) ('a' + k), "s" + k, k, null,
                List.of("l" + k), -k, -k, -k, -k, k < 0, (byte) -k, (short) -k, 'z', c);
    }
    public static void main(String[] args) {
        Object a = w(1, null), b = w(1, null), c = w(1, w(2, null));
        System.out.println(a);
        System.out.println(c);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(c) + " "
                + c.equals(w(1, w(2, null))) + " " + a.hashCode() + " " + c.hashCode());
        Object[] rs = {new One(1L << 33 | 5), new One(-1), new Dbl(1.5), new Dbl(-0.0), new Dbl(Double.NaN), new Fl(2.5f),
                new Fl(-0f), new Bool(true), new Bool(false), new Ch('x'), new By((byte) -7), new Sh((short) -300), new Ref(null),
                new Ref("r"), new Ref(List.of(1)), new In(Integer.MIN_VALUE),
                new Nest(new One(3), new Dbl(4), new Nest(null, null, null)), new G<>("t", List.of("t"))};
        for (Object o : rs) System.out.println(o + " " + o.hashCode() + " " + o.equals(o) + " " + o.equals(null));
        System.out.println(new Dbl(0.0).equals(new Dbl(-0.0)) + " " + new Dbl(Double.NaN).equals(new Dbl(0.0 / 0)) + " "
                + new Fl(0f).equals(new Fl(-0f)) + " " + new Ref("a").equals(new Ref(new String("a"))) + " "
                + new Ref(1).equals(new Ref(1L)) + " " + new One(5).equals(new In(5)) + " " + ((Object) new In(5)).equals(5));
        Set<Object> set = new HashSet<>(Arrays.asList(rs));
        set.addAll(List.of(new One(-1), new In(Integer.MIN_VALUE), new Ref("r")));
        System.out.println(set.size() == rs.length);
        record Local(int x, Runnable r) { Local(int x) { this(x, null); } @Override public String toString() { return "L" + x; } }
        System.out.println(new Local(4) + " " + new Local(4).equals(new Local(4)) + " " + new Local(4).hashCode());
        record Arr(int[] a) {}
        int[] s = {1};
        System.out.println(new Arr(s).equals(new Arr(s)) + " " + new Arr(s).equals(new Arr(new int[]{1})));
        record Cyc(Object[] self) { }
        Object[] hold = new Object[1];
        Cyc cy = new Cyc(hold);
        hold[0] = cy;
        System.out.println(cy.equals(new Cyc(hold)));
        Map<In, String> m = new TreeMap<>(Comparator.comparingInt(In::i));
        m.put(new In(3), "c");
        m.put(new In(1), "a");
        System.out.println(m);
    }
}
