// Varargs: arity, null, arrays, primitives, generics, constructors, main-like invocation.
import java.util.*;
public class VarargsForms {
    final String d;
    VarargsForms(Object... os) { d = "O" + os.length; } VarargsForms(Integer a, long b) { d = "I" + a + b; }
    static String s(String f, Object... a) { return f + (a == null ? "null" : a.length + Arrays.deepToString(a)); }
    static int sum(int... a) { int r = 0; for (int i : a) r += i; return r; }
    static long sum(long first, long... a) { long r = first; for (long i : a) r += i * 1000; return r; }
    static double avg(double... d) { double t = 0; for (double x : d) t += x; return t / d.length; }
    static String cs(char... c) { return new String(c) + c.length; }
    static int depth(int[]... a) { int n = 0; for (int[] x : a) n += x == null ? -1 : x.length; return n * 10 + a.length; }
    static int mutate(int... a) { if (a.length > 0) a[0] = 99; return a.length; }
    static <T> int count(T... ts) { return ts.length; }
    static boolean same(Object[] a, Object... b) { return a == b; }
    public static void main(String... args) {
        System.out.println(s("a") + s("b", 1) + s("c", 1, "x", null) + s("d", (Object) null) + s("e", (Object[]) null)
                + s("f", new Object[]{1, 2}) + s("g", new int[]{1, 2}) + s("h", (Object) new String[]{"q"})
                + s("i", new String[]{"q", "r"}));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[]{4, 5}) + " " + sum(1L, 2, 3) + " "
                + sum(1L) + " " + sum((byte) 1, (short) 2, 'c'));
        System.out.println(avg(1, 2.5f, 'a', 4L) + " " + avg() + " " + cs('a', 'b') + cs() + depth() + " "
                + depth(new int[2], null, new int[3]) + " " + depth(new int[][]{{1}, {2, 3}}));
        int[] m = {1, 2}; mutate(m); System.out.println(m[0]); int k = 5; mutate(k); System.out.println(k);
        System.out.println(count() + " " + count(1, 'a', "s") + " " + count((Object) new Integer[3]) + " " + count(new Integer[3])
                + " " + count(new int[3]));
        Object[] o = {1}; System.out.println(same(o, o) + " " + same(o, (Object) o));
        System.out.println(new VarargsForms().d + new VarargsForms("a", 'b').d + new VarargsForms(1).d + new VarargsForms(1, 2).d
                + new VarargsForms(1, 2, 3).d + new VarargsForms((Object) 1).d);
        System.out.println(String.format("%s %s %d", "x", null, 3) + " " + Arrays.asList(1, 2, 3)
                + Arrays.asList(new int[3]).size() + Arrays.asList(new Integer[3]).size()
                + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        try { sum((int[]) null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
