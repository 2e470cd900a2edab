// Type tests and casts: null, arrays, interfaces, pattern scoping, negated flow, generics.
import java.util.*;
public class InstanceofPatterns {
    interface I {}
    static class A implements I { int v = 1; }
    static class B extends A { int w = 2; }
    static final class C {}
    enum E implements I { X }
    static String d(Object o) {
        if (o instanceof String s && s.length() > 2) return "long " + s;
        if (!(o instanceof Number n)) return o instanceof I i ? "I " + (i instanceof B b ? b.w + b.v : i instanceof A a ? a.v : -1)
                : "other";
        return n instanceof Integer k && k > 0 || n instanceof Long ? "pos " + n.intValue() : "num " + n;
    }
    static int loop(Object[] os) { int r = 0; for (Object o : os) { if (!(o instanceof Integer i)) continue; r += i; } return r; }
    static int whil(Object o) {
        int c = 0; while (!(o instanceof String s)) { o = ((List<?>) o).get(0); c++; } return c * 100 + s.length();
    }
    static boolean eq(Object o) { return o instanceof A a && a.v == 1 && !(a instanceof B); }
    static String s = "field"; static String shadow(Object o) { if (o instanceof String s) { s = s + "!"; return s; } return s; }
    public static void main(String[] args) {
        for (Object o : new Object[]{null, "abc", "ab", 5, -5, 5L, 2.5, new A(), new B(), new C(), E.X, 'c',
                new int[0]}) System.out.println(d(o) + " " + eq(o) + " " + shadow(o));
        System.out.println(loop(new Object[]{1, "x", 2, null, 3L, 4}) + " " + whil(List.of(List.of(List.of("deep")))));
        Object o = new B[2];
        System.out.println((o instanceof A[]) + " " + (o instanceof I[]) + " " + (o instanceof Object[]) + " " + (o instanceof B[])
                + " " + (o instanceof Cloneable) + " " + (o instanceof Comparable));
        Object p = new int[1][1];
        System.out.println((p instanceof Object[]) + " " + (p instanceof int[][]) + " " + (p instanceof Object[][]) + " "
                + (p instanceof Cloneable[]));
        Object q = new Integer[1][1];
        System.out.println((q instanceof Number[][]) + " " + (q instanceof Object[][]) + " " + (q instanceof Comparable[][]) + " "
                + (q instanceof Object[]));
        System.out.println((null instanceof Object) + " " + (((Object) null) instanceof String));
        A a = (A) null;
        System.out.println(a == null);
        I i = new B();
        System.out.println(((A) i).v + ((B) i).w);
        for (Object x : new Object[]{"s", new A(), new int[0], E.X, new B[0]}) {
            String r = "";
            try { r += ((Comparable<?>) x).getClass().getSimpleName(); } catch (ClassCastException e) { r += "notComparable"; }
            try { I y = (I) x; r += " I"; } catch (ClassCastException e) { r += " notI"; }
            try { A y = (A) x; r += " A"; } catch (ClassCastException e) { r += " notA"; }
            try { A[] y = (A[]) x; r += " A[]" + y.length; } catch (ClassCastException e) { r += " notA[]"; }
            System.out.println(r);
        }
        System.out.println(I.class.isInstance(E.X) + " " + A.class.isAssignableFrom(B.class) + B.class.isAssignableFrom(A.class)
                + Object.class.isAssignableFrom(int.class) + Object[].class.isAssignableFrom(String[].class)
                + Object.class.isAssignableFrom(int[].class) + A.class.cast(new B()).v);
        try { A.class.cast("x"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    }
}
