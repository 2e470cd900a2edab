// Overload resolution: widening before boxing before varargs, null, most specific, generics, chars.
import java.util.*;
public class Overloads {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }
    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Object..." + (x == null ? "null" : x.length); }
    static String h(Object o) { return "Object"; } static String h(String s) { return "String"; }
    static String i(char c) { return "char"; } static String i(int c) { return "int"; }
    static String j(float f) { return "float"; } static String j(double d) { return "double"; }
    static String k(Number n) { return "Number"; }
    static String k(Comparable<?> c) { return "Comparable"; }
    static String k(Object c) { return "Object"; }
    static String l(List<?> l) { return "List"; }
    static String l(Collection<?> l) { return "Collection"; }
    static String l(Iterable<?> l) { return "Iterable"; }
    static <T> String m(T t) { return "T"; }
    static <T extends Number> String m(T t) { return "T extends Number"; }
    static String m(String... s) { return "String..." + s.length; }
    static String n(Object o, int... is) { return "o,int" + is.length; }
    static String n(String s, Object... os) { return "s,obj" + os.length; }
    static String o(byte b) { return "byte"; } static String o(short b) { return "short"; }
    static String p(Runnable r) { return "Runnable"; } static String p(java.util.concurrent.Callable<?> c) { return "Callable"; }
    static class P {
        String v(Object o) { return "P.o"; }
        String v(String s) { return "P.s"; }
        static String s() { return "P.s()"; }
        String fld = "P";
    }
    static class Q extends P {
        String v(Object o) { return "Q.o"; }
        String v(Integer i) { return "Q.i"; }
        static String s() { return "Q.s()"; }
        String fld = "Q";
    }
    public static void main(String[] args) {
        byte b = 1; short s = 2; char c = 'c'; long L = 3; float F = 4; Integer I = 5; Long LL = 6L; Character C = 'd';
        System.out.println(f(b) + f(s) + f(c) + f(1) + f(L) + f(F) + f(2.0) + f(I) + f(LL) + f("s") + f() + f(1, 2) + f(C)
                + f((Object) I));
        System.out.println(g(b) + g(1) + g(c) + g(I) + g(F) + g() + g(1, 2) + g((Object) null) + g((Object[]) null)
                + g(new Object[]{1, 2, 3}) + g(new String[2]) + g(new int[2]) + g((Object) new Object[5]));
        System.out.println(h(null) + h("s") + h((Object) "s") + h('c'));
        System.out.println(i('a') + i('a' + 1) + i((char) ('a' + 1)) + i(c++) + i(+c) + i(true ? 'x' : 0) + i(true ? 'x' : s));
        System.out.println(j(1) + j(1L) + j(1f) + j(1d) + j('c'));
        System.out.println(k((Object) 1) + k((Number) 1) + k("s") + k('c'));
        System.out.println(l(new ArrayList<>()) + l(new HashSet<>()) + l((Iterable<?>) new ArrayList<>()));
        System.out.println(m(1) + m("s") + m('c') + m("a", "b") + m() + m(2.0) + Overloads.<Object>m(1));
        System.out.println(n(1) + n(1, 2) + n("a", "b") + n("a", "c", 1));
        System.out.println(o(b) + o(s) + o((byte) 1) + o(b++) + o((short) 1));
        System.out.println(p(() -> { throw new RuntimeException(); }) + p(() -> 1) + p(() -> {}) + p(() -> { while (true); }));
        P pq = new Q(); Q q = new Q();
        System.out.println(pq.v("s") + pq.v(1) + q.v("s") + q.v(1) + q.v('c') + pq.fld + q.fld + ((P) q).fld + pq.s() + q.s());
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append(new char[]{'x',
                'y'}).append((Object) "o").append((String) null).append(1L).append(1f).append(true);
        System.out.println(sb);
        List<Integer> li = new ArrayList<>(List.of(10, 20, 30)); li.remove(1); li.remove((Integer) 10); System.out.println(li);
        System.out.println(String.valueOf((Object) null) + String.valueOf('c') + String.valueOf(new char[]{'h', 'i'})
                + Objects.toString(null));
    }
}
