// Order of static, instance, super and field initialisers, and virtual calls from constructors.
public class InitOrder {
    static StringBuilder log = new StringBuilder(); static int t(String s) { log.append(s).append(' '); return log.length(); }
    static class P {
        static int ps = t("P.static");
        int pf = t("P.field");
        { t("P.init"); }
        static { t("P.static{}"); }
        P() { t("P()"); hook(); }
        P(int i) { this(); t("P(int)"); }
        void hook() { t("P.hook"); }
    }
    static class Q extends P {
        static int qs = t("Q.static");
        int qf = t("Q.field");
        String set = "set";
        final int k = 5;
        final Integer kb = 6;
        { t("Q.init"); }
        static { t("Q.static{}"); }
        Q() { super(t("Q.superarg")); t("Q()"); }
        Q(String s) { this(); t("Q(String)" + s); }
        void hook() { t("Q.hook[" + set + "," + k + "," + kb + "," + (qf > 0) + "]"); }
    }
    static int a = 1;
    static { b = a + 10; log.append("fwd "); }
    static int b;
    static int c = b + 1;
    static int early = peek();
    static int late = 9;
    static final int CONST = 77;
    static final Integer BOXED = 78;
    static int peek() { return late * 1000 + CONST + (BOXED == null ? -1 : BOXED); }
    int x = y() + 1; int z = 5; int y() { return z; } { w = 3; } int w = 4; int v; { v = this.w * 2; }
    static class Self {
        static Self me = new Self();
        static int n = 5;
        int seen;
        static int m;
        Self() { seen = n; m++; n++; }
        static { m += 100; }
    }
    static class Throwing {
        static int count;
        int f;
        Throwing(boolean b) { count++; f = 1; if (b) throw new IllegalArgumentException("ctor"); f = 2; }
        static Throwing leak;
        { leak = this; }
    }
    public static void main(String[] args) {
        System.out.println(log); log.setLength(0); System.out.println(a + " " + b + " " + c + " " + early + " " + late);
        new Q("s"); System.out.println(log); log.setLength(0); new Q(); System.out.println(log); log.setLength(0);
        InitOrder i = new InitOrder(); System.out.println(i.x + " " + i.z + " " + i.w + " " + i.v);
        System.out.println(Self.me.seen + " " + Self.n + " " + Self.m);
        try {
            new Throwing(true);
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage() + Throwing.leak.f + Throwing.count); }
        new Throwing(false);
        System.out.println(Throwing.leak.f + " " + Throwing.count);
        new P() { int an = t("anon.field"); { t("anon.init"); } void hook() { t("anon.hook" + (an == 0)); } };
        System.out.println(log);
    }
}
