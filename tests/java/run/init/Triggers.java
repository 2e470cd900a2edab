// What does and does not trigger class initialisation.
public class Triggers {
    static void log(String s) { System.out.println("init " + s); }
    static class Const {
        static final int A = 5; static final String S = "const"; static final long L = 1L << 40; static { log("Const"); }
    }
    static class Boxed { static final Integer B = 5; static { log("Boxed"); } }
    static class NonConst { static final int R = Integer.parseInt("7"); static { log("NonConst"); } }
    static class NonFinal { static int x = 1; static { log("NonFinal"); } }
    static class Meth { static { log("Meth"); } static void m() { System.out.println("m"); } }
    static class Arr { static { log("Arr"); } }
    static class Lit { static { log("Lit"); } }
    static class Inst { static { log("Inst"); } }
    static class Cast { static { log("Cast"); } }
    static class Par { static int p = 1; static { log("Par"); } static void pm() {} }
    static class Chi extends Par { static int c = 2; static { log("Chi"); } }
    static class Gra extends Chi { static { log("Gra"); } }
    static class Param { static { log("Param"); } }
    static class ForName { static { log("ForName"); } }
    static class Refl { static int f = 3; static { log("Refl"); } public static void m() {} }
    static class Lam { static { log("Lam"); } static int f() { return 1; } }
    static class Outer { static { log("Outer"); } static class In { static int v = 1; static { log("Outer.In"); } } }
    static void take(Param p) { System.out.println("took " + p); }
    public static void main(String[] args) throws Exception {
        System.out.println(Const.A + Const.S + Const.L);
        System.out.println("boxed"); System.out.println(Boxed.B);
        System.out.println("nonconst"); System.out.println(NonConst.R);
        System.out.println("write"); NonFinal.x = 9;
        System.out.println("method"); Meth.m();
        System.out.println("array"); Arr[] a = new Arr[2]; Arr[][] aa = new Arr[1][1]; System.out.println(a.length + aa.length);
        System.out.println("literal"); System.out.println(Lit.class.getSimpleName());
        System.out.println("instanceof"); Object o = args; System.out.println(o instanceof Inst);
        System.out.println("cast null");
        Cast c = (Cast) null;
        try { c = (Cast) (Object) "s"; } catch (ClassCastException e) { System.out.println("CCE"); }
        System.out.println("param"); take(null);
        System.out.println("inherited static");
        Gra.p++;
        Gra.pm();
        System.out.println("inherited 2");
        System.out.println(Gra.c);
        System.out.println("new Gra");
        new Gra();
        System.out.println("forName false");
        Class<?> k = Class.forName("Triggers$ForName", false, Triggers.class.getClassLoader());
        System.out.println(k.getSimpleName());
        System.out.println("forName true");
        Class.forName("Triggers$ForName");
        System.out.println("reflection");
        var m = Refl.class.getMethod("m");
        var f = Refl.class.getDeclaredField("f");
        System.out.println(m.getName() + f.getName());
        f.get(null);
        System.out.println("lambda");
        java.util.function.IntSupplier s = Lam::f;
        System.out.println("made");
        System.out.println(s.getAsInt());
        System.out.println("nested");
        System.out.println(Outer.In.v);
        System.out.println("const again " + Const.A);
        new Const();
        System.out.println("done");
    }
}
