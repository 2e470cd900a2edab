//@ native: yes
//@ outputs: "0" | "1" | "-"
// An initialiser gives an object away, writes it, and fails: who has got hold of the object sees it before or after that.
public class InitialiserLeaksThenFails {
    static class Box { int n; }
    static volatile Box leaked;
    static class H {
        static Box box = new Box();
        static { leaked = box; box.n = 1; if (true) throw new IllegalStateException(); }
        static void touch() {}
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { H.touch(); } catch (ExceptionInInitializerError e) { } });
        t.start();
        Box b = leaked;
        System.out.print(b == null ? "-" : b.n);
        t.join();
    }
}
