// Failing static initialisers: ExceptionInInitializerError first, then NoClassDefFoundError; Errors pass unwrapped.
public class ClinitFailure {
    static int tries;
    static class Bad {
        static int v = boom(); static int boom() { tries++; throw new IllegalStateException("bad init"); } static void m() {}
    }
    static class BadErr { static { if (true) throw new OutOfMemoryError("custom error"); } static int x; }
    static class Child extends Bad { static { System.out.println("child init"); } static int c; Child() {} }
    static class Uses { static int v = Bad2.v + 1; }
    static class Bad2 { static int v = 1 / (tries - tries); }
    interface IBad { int V = boom(); static int boom() { throw new RuntimeException("iface init"); } default void d() {} }
    enum EBad { A, B(null); EBad() {} EBad(String s) { s.length(); } }
    static void t(String n, Runnable r) {
        try { r.run(); System.out.println(n + " fine"); } catch (Throwable e) {
            StringBuilder s = new StringBuilder(n + " ");
            for (Throwable x = e; x != null;
                    x = x.getCause()) s.append(x.getClass().getName()).append('[').append(x instanceof NullPointerException ? "npe"
                    : x.getMessage()).append("] ");
            System.out.println(s);
        }
    }
    public static void main(String[] args) {
        t("first", () -> Bad.m());
        t("second", () -> Bad.m());
        t("field", () -> Bad.v++);
        t("new", () -> new Bad());
        t("child", () -> new Child());
        t("child static", () -> Child.c++);
        t("array ok", () -> System.out.println(new Bad[1].length));
        t("class literal ok", () -> System.out.println(Bad.class.getSimpleName()));
        t("error", () -> BadErr.x++);
        t("error again", () -> BadErr.x++);
        t("uses", () -> System.out.println(Uses.v));
        t("uses again", () -> System.out.println(Uses.v));
        t("bad2", () -> System.out.println(Bad2.v));
        t("iface", () -> System.out.println(IBad.V));
        t("iface impl", () -> new IBad() {}.d());
        t("enum", () -> System.out.println(EBad.A));
        t("enum again", () -> EBad.valueOf("A"));
        t("forName", () -> { try { Class.forName("ClinitFailure$Bad"); } catch (ClassNotFoundException e) {
                throw new RuntimeException(e); } });
        t("forName false", () -> { try { System.out.println(Class.forName("ClinitFailure$Bad", false,
                ClinitFailure.class.getClassLoader()).getSimpleName()); } catch (ClassNotFoundException e) {
                throw new RuntimeException(e); } });
        System.out.println(tries);
    }
}
