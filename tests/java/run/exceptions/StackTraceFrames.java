// User frames of stack traces: class, method, line; constructors, static initialisers, nested calls, rethrow.
public class StackTraceFrames {
    static void show(String what, Throwable t) {
        System.out.println(what + ": " + t);
        for (StackTraceElement e : t.getStackTrace())
            System.out.println("  " + e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber() + " " + e.getFileName()
                    + " " + e.isNativeMethod());
    }
    static int depth(int n) {
        if (n == 0)
            throw new IllegalStateException("deep");
        return depth(n - 1)
            + 1;
    }
    static class Ctor {
        int v = fail();
        Ctor() { super(); }
        int fail() { throw new UnsupportedOperationException(); }
    }
    static class Base { Base(int x) { if (x > 0) throw new IllegalArgumentException("x=" + x); } }
    static class Derived extends Base {
        Derived() {
            super(
                3);
        }
    }
    interface Def { default void go() { throw new RuntimeException("default"); } static void st() { new Def() {}.go(); } }
    enum En { A { void f() { throw new RuntimeException("enum body"); } }; abstract void f(); }
    static Throwable made() { return new Throwable("made here"); }
    static void rethrow() {
        try { depth(1); } catch (IllegalStateException e) {
            throw e;
        }
    }
    static void filled() {
        try { depth(1); } catch (IllegalStateException e) {
            e.fillInStackTrace();
            throw e;
        }
    }
    public static void main(String[] args) {
        try { depth(3); } catch (RuntimeException e) { show("depth", e); }
        try { new Ctor(); } catch (RuntimeException e) { show("ctor", e); }
        try { new Derived(); } catch (RuntimeException e) { show("derived", e); }
        try { Def.st(); } catch (RuntimeException e) { show("default", e); }
        try { En.A.f(); } catch (RuntimeException e) { show("enum", e); }
        show("made", made());
        try { rethrow(); } catch (RuntimeException e) { show("rethrow", e); }
        try { filled(); } catch (RuntimeException e) { show("filled", e); }
        int[] a = new int[2];
        try {
            a[0] = 1;
            a[1] = a[0]
                / (a[0] - 1);
        } catch (ArithmeticException e) { show("multi-line", e); }
        Throwable t = new Throwable();
        t.setStackTrace(new StackTraceElement[]{new StackTraceElement("Cls", "meth", "File.java", 12),
                new StackTraceElement("C2", "nat", null, -2), new StackTraceElement("C3", "unk", null, -1)});
        for (StackTraceElement e : t.getStackTrace()) System.out.println(e);
        StackTraceElement[] copy = t.getStackTrace();
        copy[0] = null;
        System.out.println(t.getStackTrace()[0]);
        System.out.println(t.getStackTrace()[1].equals(new StackTraceElement("C2", "nat", null, -2)));
    }
}
