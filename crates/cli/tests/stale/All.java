import java.lang.invoke.*;
interface A { default String m() { return "A"; } }
interface B { }
interface X { }
interface I extends A, B { }
class C implements A, B { }
class C3 implements A, B, X { }
class Sub extends C { String s() { return super.m(); } }
class Over extends C { public String m() { return "Over"; } }
class D implements I { String s() { return I.super.m(); } }
class S { static String st() { return "st"; } static int f = 3; }
interface T { static String st() { return "st"; } }
class N { String v() { return "v"; } }
class Q { static String q() { return "q"; } String p() { return "p"; } String gone() { return "gone"; } }
abstract class W { String w() { return "w"; } }
class W2 extends W { }
interface Y { default String y() { return "y"; } }
class Y2 implements Y { }
public class All {
    interface Body { Object run() throws Throwable; }
    /// Where messages differ from one release to the next, or name an index.
    static void name(String what, Body body) {
        try { System.out.println(what + " " + body.run()); } catch (Throwable e) { System.out.println(what + " " + (e instanceof IncompatibleClassChangeError)); }
    }
    static void inside(String what, Body body) {
        try { System.out.println(what + " " + body.run()); } catch (Throwable e) { System.out.println(what + " " + e + ": " + e.getCause()); }
    }
    static void say(String what, Body body) {
        try { System.out.println(what + " " + body.run()); } catch (Throwable e) { System.out.println(what + " " + e); }
    }
    public static void main(String[] args) {
        say("A.m", () -> ((A) new C()).m());
        say("C.m", () -> new C().m());
        say("C.m again", () -> new C().m());
        say("C3.m", () -> new C3().m());
        say("A.m of C3", () -> ((A) new C3()).m());
        say("Sub.m", () -> new Sub().m());
        say("super.m", () -> new Sub().s());
        say("Over.m", () -> new Over().m());
        say("A.m of Over", () -> ((A) new Over()).m());
        say("C.m of Over", () -> ((C) new Over()).m());
        say("I.super.m", () -> new D().s());
        say("D.m", () -> new D().m());
        name("I.m of D", () -> ((I) new D()).m());
        name("C::m", () -> { java.util.function.Function<C, String> f = C::m; return f.apply(new C()); });
        name("A::m", () -> { java.util.function.Function<A, String> f = A::m; return f.apply(new C()); });
        name("I::m", () -> { java.util.function.Function<I, String> f = I::m; return f.apply(new D()); });
        name("findVirtual A", () -> (String) MethodHandles.lookup().findVirtual(A.class, "m", MethodType.methodType(String.class)).invoke((A) new C()));
        say("findVirtual C", () -> (String) MethodHandles.lookup().findVirtual(C.class, "m", MethodType.methodType(String.class)).invoke(new C()));
        say("S.st", () -> S.st());
        say("S.st again", () -> S.st());
        name("S::st", () -> { java.util.function.Supplier<String> f = S::st; return f.get(); });
        say("S.f", () -> S.f);
        say("T.st", () -> T.st());
        name("T::st", () -> { java.util.function.Supplier<String> f = T::st; return f.get(); });
        // What a method reference stands for is looked for where it is captured.
        name("S::st captured", () -> { java.util.function.Supplier<String> f = S::st; return "captured"; });
        name("S::st captured again", () -> { java.util.function.Supplier<String> f = S::st; return "captured"; });
        name("T::st captured", () -> { java.util.function.Supplier<String> f = T::st; return "captured"; });
        name("Q::q captured", () -> { java.util.function.Supplier<String> f = Q::q; return "captured"; });
        name("Q::p captured", () -> { java.util.function.Function<Q, String> f = Q::p; return "captured"; });
        name("Q::gone captured", () -> { java.util.function.Function<Q, String> f = Q::gone; return "captured"; });
        name("new Q()::p captured", () -> { java.util.function.Supplier<String> f = new Q()::p; return "captured"; });
        inside("invoke W.w", () -> W.class.getDeclaredMethod("w").invoke(new W2()));
        inside("invoke Y.y", () -> Y.class.getDeclaredMethod("y").invoke(new Y2()));
        inside("invoke A.m", () -> A.class.getDeclaredMethod("m").invoke(new C()));
        inside("invoke Over.m", () -> A.class.getDeclaredMethod("m").invoke(new Over()));
        say("new N", () -> new N());
        say("N.v", () -> { N n = null; return n.v(); });
    }
}
