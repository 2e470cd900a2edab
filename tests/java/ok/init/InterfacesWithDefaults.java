//@ outputs: "ICJ" | "IJC" | "JIC"
// A class initialises those of its interfaces that have default methods, and no others.
public class InterfacesWithDefaults {
    interface I { int X = note("I"); default void f() { } }
    interface J { int X = note("J"); void g(); }
    static class C implements I, J { static int v = note("C"); public void g() { } }
    static StringBuffer o = new StringBuffer();
    static int note(String s) { o.append(s); return 1; }
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            new C();
        });
        Thread t2 = new Thread(() -> {
            a = "" + J.X;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(o);
    }
}
