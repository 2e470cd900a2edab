// Circular static initialisation: default values are visible during recursion; three-class cycles; self instances.
public class RecursiveInit {
    static class A {
        static int x = B.y + 1;
        static final int K = compute("A.K", 10);
        static int compute(String s, int v) { System.out.println(s); return v; }
    }
    static class B { static int y = A.x + 10; static { System.out.println("B sees A.K=" + A.K + " A.x=" + A.x); } }
    static class C { static int c = D.d + 1; }
    static class D { static int d = E.e + 1; }
    static class E { static int e = C.c + 100; static int snapshot = C.c; }
    static class Single {
        static final Single I = new Single();
        static int count = 100;
        static int next = count++;
        final int id;
        Single() { count++; id = count; }
    }
    static class Parent {
        static Parent p = new Child();
        static int v = 7;
        static String s = "set";
        { System.out.println("Parent inst v=" + v + " s=" + s); }
        static { System.out.println("Parent done"); }
    }
    static class Child extends Parent {
        static int w = 3;
        int own = w + v;
        { System.out.println("Child inst w=" + w + " own=" + own); }
        static { System.out.println("Child static w=" + w); }
    }
    enum En {
        ONE, TWO;
        static final En[] CACHE = values();
        static int total;
        En() { System.out.println("En ctor " + name() + " total=" + peek()); }
        static int peek() { return total; }
        static { for (En e : CACHE) total += e.ordinal() + 1; }
    }
    static class Forward {
        static int a = read();
        static int b = 5;
        static final int c = 6;
        static final Integer d = 7;
        static int read() { return b * 100 + c * 10 + (d == null ? 0 : d); }
    }
    static class Lazy {
        static int made;
        static class Holder { static final Lazy L = new Lazy(); }
        static Lazy get() { return Holder.L; }
        Lazy() { made++; }
    }
    public static void main(String[] args) {
        System.out.println(A.x + " " + B.y + " " + A.K);
        System.out.println(C.c + " " + D.d + " " + E.e + " " + E.snapshot);
        System.out.println(Single.I.id + " " + Single.count + " " + Single.next);
        System.out.println(Parent.p.getClass().getSimpleName() + ((Child) Parent.p).own);
        System.out.println(En.total + " " + En.CACHE.length);
        System.out.println(Forward.a + " " + Forward.read());
        System.out.println(Lazy.made + " " + (Lazy.get() == Lazy.get()) + Lazy.made);
    }
}
