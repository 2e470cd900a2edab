// Instance initialisation: order in hierarchies, initialiser blocks, this-calls, arrays of defaults, final fields seen early.
public class InstanceInit {
    static StringBuilder log = new StringBuilder(); static int t(String s, int v) { log.append(s).append(' '); return v; }
    static class A {
        int a = t("a", 1);
        int b;
        { b = t("blockA", a + 1); }
        final int k = 9;
        final Integer bx = 10;
        A() { t("A()" + seen(), 0); }
        A(int x) { this(); t("A(int)", 0); b = x; }
        String seen() { return "A" + k + bx; }
    }
    static class B extends A {
        int c = t("c", b + 1);
        final int fin;
        final String str;
        String txt = "txt";
        { t("blockB", 0); fin = 5; }
        B(int x) { super(t("argB", x)); str = "s" + x; t("B(int)", 0); }
        B() { this(t("argThis", 4)); t("B()", 0); }
        @Override String seen() { return "B" + c + fin + str + txt; }
    }
    static class C extends B {
        int[] arr = {c, fin};
        long l;
        double d;
        boolean z;
        char ch;
        Object o;
        float f;
        byte by;
        short sh;
        C() { t("C()", 0); }
        @Override String seen() { return super.seen() + (arr == null) + l + d + z + (int) ch + o + f + by + sh; }
    }
    static class Shadow {
        int v = 1;
        int get() { return v; }
        { v = v + 10; int v = 99; this.v += v; }
        int w = v;
        Shadow() { int v = 5; this.w += v; }
    }
    static class SubShadow extends Shadow { int v = super.v * 2; int get() { return v + super.get(); } }
    int self = this.later + 1;
    int later = 8;
    int m = calc();
    int calc() { return self * 100 + later + n; }
    int n = 3;
    static int instances;
    { instances++; }
    InstanceInit() { if (instances < 3) new InstanceInit(); }
    static class Leak {
        static Leak last;
        final int v;
        Leak(int v) { last = this; log.append(last.v).append(','); this.v = v; log.append(last.v).append(' '); }
    }
    class Inn { int q = later; { q += instances; } class Deep { int z = q + later; } }
    public static void main(String[] args) {
        new A(7);
        System.out.println(log);
        log.setLength(0);
        new B();
        System.out.println(log);
        log.setLength(0);
        C c = new C();
        System.out.println(log + " " + c.arr[0] + c.arr[1] + c.str);
        log.setLength(0);
        System.out.println(new Shadow().get() + " " + new Shadow().w + " " + new SubShadow().get());
        InstanceInit i = new InstanceInit();
        System.out.println(i.self + " " + i.later + " " + i.m + " " + instances);
        new Leak(42);
        System.out.println(log);
        System.out.println(i.new Inn().q + " " + i.new Inn().new Deep().z);
        Object anon = new Object() { int x = t("anon", 3); { x *= 2; } public String toString() { return "" + x; } };
        System.out.println(anon);
        boolean[] zs = new boolean[1];
        long[] ls = new long[1];
        Object[] os = new Object[1];
        char[] cs = new char[1];
        System.out.println(zs[0] + " " + ls[0] + os[0] + (int) cs[0]);
    }
}
