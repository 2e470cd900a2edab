// Failing initialisation: what stays initialised, what is erroneous, side effects before the failure remain.
import java.util.*;
public class FailingInit {
    static List<String> side = new ArrayList<>();
    static class Half {
        static int a = 1;
        static { side.add("half start"); }
        static int b = Integer.parseInt("x1");
        static int c = 3;
        static void m() {}
    }
    static class SuperBad { static { side.add("super"); if (side.size() > 0) throw new IllegalStateException("super fails"); } }
    static class SubOk extends SuperBad { static { side.add("sub"); } static int v = 1; }
    static class Catcher {
        static int v; static { try { v = Half.a; } catch (Throwable t) { v = -1; side.add(t.getClass().getSimpleName()); } }
    }
    static class Checked {
        static final Object O = make();
        static Object make() {
            try {
                throw new java.io.IOException("inner");
            } catch (java.io.IOException e) { throw new RuntimeException("wrapped", e); }
        }
    }
    static class Soe { static int v = rec(0); static int rec(int n) { return rec(n + 1) + 1; } }
    static class Nested { static int v = Inner.w; static class Inner { static int w = new int[0][0].length / 0; } }
    static class Thrower {
        static { Thrower.<RuntimeException>sneak(new Exception("sneaky")); }
        static <E extends Throwable> void sneak(Throwable t) throws E {
            @SuppressWarnings("unchecked") E e = (E) t; if (t != null) throw e;
        }
        static int q;
    }
    static String chain(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (; t != null; t = t.getCause()) s.append(t.getClass().getSimpleName()).append(t instanceof StackOverflowError ? ""
                : ":" + t.getMessage()).append(" < ");
        return s.toString();
    }
    static void t(Runnable r) {
        try { r.run(); System.out.println("ok " + side); } catch (Throwable e) { System.out.println(chain(e) + side); }
    }
    public static void main(String[] args) {
        t(() -> System.out.println(Catcher.v));
        t(() -> Half.m());
        t(() -> System.out.println(Half.c));
        t(() -> System.out.println(SubOk.v));
        t(() -> new SubOk());
        t(() -> new SuperBad());
        t(() -> System.out.println(Checked.O));
        t(() -> System.out.println(Checked.O));
        t(() -> System.out.println(Nested.v));
        t(() -> System.out.println(Nested.Inner.w));
        t(() -> System.out.println(Nested.v));
        t(() -> Thrower.q++);
        t(() -> Thrower.q++);
        t(() -> System.out.println(Soe.v));
        try {
            ExceptionInInitializerError e = new ExceptionInInitializerError(new Exception("arg"));
            System.out.println(e.getException() + " " + e.getCause() + " " + e.getMessage());
            System.out.println(new ExceptionInInitializerError("msg").getMessage());
            throw new NoClassDefFoundError("mine");
        } catch (LinkageError e) { System.out.println(e); }
    }
}
