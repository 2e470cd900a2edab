// Method.invoke: argument conversion, return boxing, exceptions, dispatch.
import java.lang.reflect.*;
import java.util.*;

public class MethodInvocation {
    static class Base {
        String who() {
            return "base";
        }

        static String stat() {
            return "Base.stat";
        }
    }

    static class Derived extends Base {
        @Override
        String who() {
            return "derived";
        }
    }

    static long prim(boolean z, byte b, char c, short s, int i, long j, float f, double d) {
        return (z ? 1 : 0) + b + c + s + i + j + (long) f + (long) d;
    }

    static boolean rz() { return true; }

    static byte rb() { return -1; }

    static char rc() { return 'q'; }

    static short rs() { return -2; }

    static int ri() { return -3; }

    static long rj() { return Long.MIN_VALUE; }

    static float rf() { return 1.5f; }

    static double rd() { return Double.NaN; }

    static void rv() { }

    static int[] ra() { return new int[] {1}; }

    private static String hidden(Object o) {
        return "hidden " + o;
    }

    static String sum(String p, int... xs) {
        return p + Arrays.stream(xs).sum();
    }

    static void fail(String m) throws Exception {
        throw new Exception(m);
    }

    static void error() {
        throw new AssertionError("err");
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + (e instanceof InvocationTargetException ? " caused by " + e.getCause() : "");
        }
    }

    static Method find(Class<?> c, String n) {
        for (Method m : c.getDeclaredMethods()) if (m.getName().equals(n)) return m;
        throw new IllegalArgumentException(n);
    }

    public static void main(String[] args) throws Exception {
        Method p = find(MethodInvocation.class, "prim");
        System.out.println(p.invoke(null, true, (byte) 1, 'A', (short) 2, 3, 4L, 5f, 6d));
        System.out.println(p.invoke(null, true, (byte) 1, 'A', (byte) 2, 'B', 4, 5L, 6f));
        System.out.println(attempt(() -> p.invoke(null, 1, (byte) 1, 'A', (short) 2, 3, 4L, 5f, 6d)));
        System.out.println(attempt(() -> p.invoke(null, true, 1, 'A', (short) 2, 3, 4L, 5f, 6d)));
        System.out.println(attempt(() -> p.invoke(null, true, (byte) 1, 'A', (short) 2, 3, 4L, 5d, 6d)));
        System.out.println(attempt(() -> p.invoke(null, true, null, 'A', (short) 2, 3, 4L, 5f, 6d)));
        System.out.println(attempt(() -> p.invoke(null, true)));
        System.out.println(attempt(() -> p.invoke(null)));
        for (String n : "rz rb rc rs ri rj rf rd rv ra".split(" ")) {
            Object r = find(MethodInvocation.class, n).invoke(null);
            System.out.println(n + " " + (r == null ? "null" : r.getClass().getSimpleName() + " " + (r instanceof int[] ? "" : r)));
        }
        System.out.println(find(MethodInvocation.class, "hidden").invoke(null, (Object) null));
        Method sum = find(MethodInvocation.class, "sum");
        System.out.println(sum.invoke(null, "s", new int[] {1, 2, 3}) + " " + sum.isVarArgs() + " " + attempt(() -> sum.invoke(null, "s", 1, 2)));
        Method who = Base.class.getDeclaredMethod("who");
        System.out.println(who.invoke(new Derived()) + " " + who.invoke(new Base()) + " " + attempt(() -> who.invoke(null)) + " " + attempt(() -> who.invoke("x")));
        System.out.println(Base.class.getDeclaredMethod("stat").invoke(null));
        System.out.println(attempt(() -> Derived.class.getDeclaredMethod("stat")));
        System.out.println(attempt(() -> find(MethodInvocation.class, "fail").invoke(null, "msg")));
        System.out.println(attempt(() -> find(MethodInvocation.class, "error").invoke(null)));
        try {
            find(MethodInvocation.class, "fail").invoke(null, "deep");
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getTargetException().getMessage() + " " + e.getTargetException().getStackTrace()[0].getMethodName());
        }
        Method len = String.class.getMethod("length");
        int total = 0;
        for (int i = 0; i < 50; i++) total += (int) len.invoke("x".repeat(i));
        System.out.println(total);
        System.out.println(Object.class.getMethod("toString").invoke(42) + " " + Comparable.class.getMethod("compareTo", Object.class).invoke(1, 2) + " " + attempt(() -> Comparable.class.getMethod("compareTo", Object.class).invoke(1, "x")));
        System.out.println(List.class.getMethod("of", Object[].class).invoke(null, (Object) new Object[] {1, 2}));
    }
}
