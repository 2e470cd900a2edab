//@ native: yes
//@ outputs: "AssertionError NoClassDefFoundError" | "NoClassDefFoundError AssertionError"
// An error that leaves an initialiser is not wrapped.
public class ErrorOfAnInitialiserIsItself {
    static class H { static { if (true) throw new AssertionError(); } static void touch() {} }
    static String use() {
        try { H.touch(); return "-"; } catch (Error e) { return e.getClass().getSimpleName(); }
    }
    static String other;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> other = use());
        t.start();
        String mine = use();
        t.join();
        System.out.print(mine + " " + other);
    }
}
