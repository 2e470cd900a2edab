// Class.forName, loading by name, arrays by name, missing classes, initialisation through reflection and newInstance.
public class ClassForName {
    public static class Good {
        static { System.out.println("Good initialised"); } public int v = 4; public Good() { System.out.println("Good()"); }
    }
    public static class Once { static int n; static { n++; System.out.println("Once " + n); } }
    static class Priv { private Priv() { System.out.println("Priv()"); } }
    public static abstract class Abs { public Abs() {} }
    public static class NoDefault { public NoDefault(int x) { System.out.println("NoDefault " + x); } }
    public static class Thr { public Thr() throws Exception { throw new Exception("thr"); } }
    interface Ifc {}
    static class Bad { static { if (true) throw new RuntimeException("bad"); } }
    static void t(String n, boolean make) {
        try {
            Class<?> c = Class.forName(n);
            System.out.println(n + " -> " + c.getName() + " " + c.isArray() + c.isInterface() + c.isPrimitive());
            if (make) System.out.println(c.getDeclaredConstructor().newInstance().getClass().getSimpleName());
        } catch (Throwable e) {
            System.out.println(n + " !! " + e.getClass().getName() + ": " + e.getMessage()
                    + (e.getCause() == null ? "" : " <- " + e.getCause()));
        }
    }
    public static void main(String[] args) throws Exception {
        t("ClassForName$Good", true);
        t("ClassForName$Good", true);
        t("ClassForName$Priv", true);
        t("ClassForName$Abs", true);
        t("ClassForName$NoDefault", true);
        t("ClassForName$Thr", true);
        t("ClassForName$Ifc", true);
        t("ClassForName$Bad", false);
        t("ClassForName$Bad", false);
        t("ClassForName.Good", false);
        t("java.lang.String", true);
        t("java/lang/String", false);
        t("[I", false);
        t("[[J", false);
        t("[Ljava.lang.String;", false);
        t("[LClassForName$Once;", false);
        t("ClassForName$Once", false);
        t("int", false);
        t("", false);
        t("no.Such", false);
        t("[Lno.Such;", false);
        t("[", false);
        t("java.util.Map$Entry", false);
        t("java.util.ArrayList", true);
        t("classforname", false);
        try { Class.forName(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        ClassLoader l = ClassForName.class.getClassLoader();
        System.out.println(l.loadClass("ClassForName$Good") == Good.class);
        System.out.println(String.class.getClassLoader() + " " + int.class.getClassLoader() + " "
                + (Good.class.getClassLoader() == l) + (Good[].class.getClassLoader() == l));
        try { l.loadClass("[I"); } catch (ClassNotFoundException e) { System.out.println("CNFE " + e.getMessage()); }
        System.out.println(NoDefault.class.getConstructor(int.class).newInstance(7).getClass().getSimpleName() + Once.n);
    }
}
