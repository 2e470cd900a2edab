//@ native: yes
//@ outputs: "a1" | "a0" | "b1" | "b0"
// Both throw one and the same exception: a thread that catches it sees the name that was put there last, or its own.
public class CaughtAndRethrownShared {
    static class E extends RuntimeException { volatile String name = "-"; volatile int n; E() { super(null, null, false, false); } }
    static final E ONE = new E();
    static void fail(String name) { ONE.name = name; throw ONE; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { fail("a"); } catch (E e) { e.n = 1; } });
        t.start();
        String seen = "";
        try { fail("b"); } catch (E e) { seen = e.name + e.n; }
        t.join();
        System.out.print(seen);
    }
}
