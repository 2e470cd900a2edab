// Covariant returns, bridge methods, generic overriding, erasure, raw types and heap pollution.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class Bridges {
    static abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
        T val; Node(T v) { val = v; } abstract Node<T> copy(); T get() { return val; } void set(T t) { val = t; }
        public int compareTo(Node<T> o) { return val.compareTo(o.val); }
    }
    static class IntNode extends Node<Integer> {
        IntNode(Integer i) { super(i); }
        @Override IntNode copy() { return new IntNode(val + 1); }
        @Override Integer get() { return val * 2; }
        @Override void set(Integer i) { val = -i; }
    }
    static class Sub extends IntNode { Sub(int i) { super(i); } @Override Sub copy() { return new Sub(val + 100); } }
    interface Src<T> { T next(); } interface NumSrc<N extends Number> extends Src<N> { N next(); }
    static class LongSrc implements NumSrc<Long> { long v = 1; public Long next() { return v <<= 4; } }
    static class Cl implements Cloneable {
        int[] a = {1, 2};
        public Cl clone() {
            try {
                Cl c = (Cl) super.clone(); c.a = a.clone(); return c;
            } catch (CloneNotSupportedException e) { throw new Error(e); }
        }
    }
    static class NoCl {
        Object tryIt() { try { return super.clone(); } catch (CloneNotSupportedException e) { return "CNSE " + e.getMessage(); } }
    }
    static class VisitorBase<R> { R visit(Object o) { return null; } }
    static class StrVisitor extends VisitorBase<String> { @Override String visit(Object o) { return "v" + o; } }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T m = null; for (T t : c) if (m == null || t.compareTo(m) > 0) m = t; return m;
    }
    static <T> void swap(List<T> l, int i, int j) { T t = l.get(i); l.set(i, l.get(j)); l.set(j, t); }
    static void swapAny(List<?> l) { swap(l, 0, l.size() - 1); }
    static double sum(Collection<? extends Number> c) { double d = 0; for (Number n : c) d += n.doubleValue(); return d; }
    static void fill(List<? super Integer> l) { for (int i = 0; i < 3; i++) l.add(i); }
    @SafeVarargs static <T> T[] arr(T... ts) { return ts; }
    static <T> T[] two(T a, T b) { return arr(a, b); }
    static <A, B, C> Function<A, C> comp(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }
    public static void main(String[] args) {
        Node<Integer> n = new Sub(5);
        Object o = n.copy();
        System.out.println(o.getClass().getSimpleName() + n.copy().val + n.get());
        n.set(8);
        System.out.println(n.val);
        System.out.println(n.compareTo(new IntNode(3)) + " " + max(List.of(new IntNode(1), new IntNode(7), new Sub(4))).val);
        Node raw = n;
        try { raw.set("str"); } catch (ClassCastException e) { System.out.println("CCE set"); }
        raw.val = "polluted";
        try { int x = n.val; System.out.println(x); } catch (ClassCastException e) { System.out.println("CCE get " + raw.val); }
        Src<Long> s = new LongSrc(); s.next(); System.out.println(s.next() + new LongSrc().next());
        Cl a = new Cl(), b = a.clone(); b.a[0] = 9; System.out.println(a.a[0] + " " + b.a[0] + " " + new NoCl().tryIt());
        VisitorBase<?> v = new StrVisitor(); System.out.println(v.visit(1));
        List<String> ls = new ArrayList<>(List.of("p", "q", "r")); swapAny(ls); System.out.println(ls + max(ls));
        List<Number> ln = new ArrayList<>(); fill(ln); ln.add(2.5); System.out.println(sum(ln) + " " + ln);
        List<String> polluted = new ArrayList<>();
        ((List) polluted).add(7);
        Object first = polluted.get(0);
        System.out.println(first);
        try { String q = polluted.get(0); } catch (ClassCastException e) { System.out.println("CCE list"); }
        System.out.println(arr(1, 2, 3).getClass().getSimpleName() + arr("a").getClass().getSimpleName() + arr(1, "a").length);
        try { String[] p = two("a", "b"); } catch (ClassCastException e) { System.out.println("CCE array"); }
        System.out.println(comp((String x) -> x.length(), (Number x) -> x.intValue() * 1.5).apply("four"));
        for (Class<?> c : new Class<?>[]{IntNode.class, Sub.class, LongSrc.class, StrVisitor.class, Cl.class}) {
            List<String> m = new ArrayList<>();
            for (Method x : c.getDeclaredMethods()) m.add(x.getReturnType().getSimpleName() + " " + x.getName()
                    + Arrays.toString(x.getParameterTypes()) + (x.isBridge() ? " bridge" : "")
                    + (x.isSynthetic() ? " synthetic" : ""));
            Collections.sort(m); System.out.println(c.getSimpleName() + " " + m);
        }
    }
}
