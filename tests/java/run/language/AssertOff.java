// Assertions are off by default: neither condition nor message is evaluated.
public class AssertOff {
    static int n; static boolean side() { n++; return false; } static String msg() { n += 100; return "m"; }
    public static void main(String[] args) {
        assert side() : msg();
        assert false;
        boolean on = false;
        assert on = true;
        System.out.println(n + " " + on + " " + AssertOff.class.desiredAssertionStatus());
        Runnable r = () -> { assert side(); System.out.println("lambda passed " + n); };
        r.run();
        for (int i = 0; i < 3; i++) { assert i < 1 : i; System.out.println(i); }
        new Object() { void f() { assert 1 > 2; System.out.println("anon passed"); } }.f();
    }
}
