// Interface initialisation: fields need it, default methods cause it through implementing classes, super-interfaces do not follow.
public class InterfaceInit {
    static int log(String s, int v) { System.out.println("init " + s); return v; }
    interface A { int X = log("A", 1); }
    interface B extends A { int Y = log("B", 2); }
    interface D { int Z = log("D", 3); default void d() {} }
    interface E extends D { int W = log("E", 4); }
    interface F extends D { int V = log("F", 5); default void f() {} }
    interface S { int U = log("S", 6); static void s() { System.out.println("S.s"); } }
    interface K { int CONST = 42; int Q = log("K", 7); }
    interface P { int T = log("P", 8); private void p() {} }
    static class ImplA implements A { static { System.out.println("init ImplA"); } }
    static class ImplB implements B { static { System.out.println("init ImplB"); } }
    static class ImplE implements E { static { System.out.println("init ImplE"); } }
    static class ImplF implements F, A { static { System.out.println("init ImplF"); } }
    static class SubF extends ImplF { static { System.out.println("init SubF"); } }
    static class ImplP implements P { static { System.out.println("init ImplP"); } }
    static abstract class Abs implements D { static { System.out.println("init Abs"); } }
    interface Cyc { int C1 = log("Cyc", CycImpl.v); default void x() {} }
    static class CycImpl implements Cyc { static int v = 5; static { System.out.println("init CycImpl " + v); } }
    public static void main(String[] args) {
        new ImplA();
        System.out.println("-- A.X via class");
        System.out.println(ImplA.X);
        System.out.println("-- ImplB");
        new ImplB();
        System.out.println("-- B.Y");
        System.out.println(B.Y);
        System.out.println("-- ImplE");
        new ImplE();
        System.out.println("-- E.W");
        System.out.println(ImplE.W);
        System.out.println("-- SubF");
        new SubF();
        System.out.println("-- S.s");
        S.s();
        System.out.println("-- K.CONST " + K.CONST);
        System.out.println(K.Q);
        System.out.println("-- ImplP");
        new ImplP();
        System.out.println("-- Abs");
        new Abs() {};
        System.out.println("-- lambda");
        interface Fn { int N = log("Fn", 9); int f(int x); default int g() { return f(1); } }
        Fn fn = x -> x + 1;
        System.out.println("made");
        System.out.println(fn.g() + Fn.N);
        System.out.println("-- cycle");
        System.out.println(CycImpl.v + Cyc.C1);
    }
}
