//@ flags: -ea
// Assertions enabled: messages of all types, side effects, in nested classes and static initialisers.
public class AssertOn {
    static int n;
    static boolean side(boolean b) { n++; return b; }
    static class In {
        static String r;
        static { try { assert n < 0 : "static " + n; r = "off"; } catch (AssertionError e) { r = e.getMessage(); } }
        void f(Object o) { assert o != null; System.out.println("non-null " + o); }
    }
    static void t(Runnable r) {
        try {
            r.run(); System.out.println("passed");
        } catch (AssertionError e) { System.out.println(e.getMessage() + " " + e.getCause()); }
    }
    public static void main(String[] args) {
        assert side(true);
        t(() -> { assert side(false); });
        t(() -> { assert false : 42; });
        t(() -> { assert false : 'c'; });
        t(() -> { assert false : 1L << 40; });
        t(() -> { assert false : 2.5; });
        t(() -> { assert false : 1.5f; });
        t(() -> { assert false : true; });
        t(() -> { assert false : "str" + n; });
        t(() -> { assert false : null; });
        t(() -> { assert false : new RuntimeException("cause"); });
        t(() -> { assert true : 1 / (n - n); });
        t(() -> { try { assert false : 1 / (n - n); } catch (ArithmeticException e) { System.out.println("message threw"); } });
        t(() -> new In().f(1));
        t(() -> new In().f(null));
        System.out.println(In.r + " " + n + " " + AssertOn.class.desiredAssertionStatus());
        boolean on = false;
        assert on = true;
        System.out.println(on);
    }
}
