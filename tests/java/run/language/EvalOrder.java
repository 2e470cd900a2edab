// Left-to-right evaluation, traced by side effects, including when something throws.
public class EvalOrder {
    static StringBuilder log = new StringBuilder();
    static int t(String n, int v) { log.append(n).append(' '); return v; }
    static int[] arr(String n, int[] a) { log.append(n).append(' '); return a; }
    static int boom(String n) { log.append(n).append("! "); throw new IllegalStateException(n); }
    static EvalOrder self(String n, EvalOrder e) { log.append(n).append(' '); return e; }
    int f = 1;
    static void show(String what) { System.out.println(what + ": " + log); log.setLength(0); }
    static int three(int a, int b, int c) { log.append("call "); return a * 100 + b * 10 + c; }

    public static void main(String[] args) {
        System.out.println(t("a", 1) + t("b", 2) * t("c", 3)); show("arith");
        System.out.println(three(t("x", 1), t("y", 2), t("z", 3))); show("args");
        int[] a = {1, 2, 3};
        arr("A", a)[t("i", 1)] = t("v", 9); show("store");
        arr("A", a)[t("i", 1)] += t("v", 9); show("compound"); System.out.println(a[1]);
        try { arr("A", null)[t("i", 1)] = t("v", 1); } catch (NullPointerException e) { show("null array"); }
        try { arr("A", a)[t("i", 9)] = t("v", 1); } catch (ArrayIndexOutOfBoundsException e) { show("oob"); }
        try { arr("A", a)[t("i", 9)] += t("v", 1); } catch (ArrayIndexOutOfBoundsException e) { show("oob compound"); }
        try { arr("A", null)[boom("i")] = t("v", 1); } catch (IllegalStateException e) { show("index throws"); }
        try { a[t("i", 0)] = boom("v"); } catch (IllegalStateException e) { show("value throws"); }
        try { self("E", null).f = t("v", 2); } catch (NullPointerException e) { show("null field"); }
        try { self("E", null).f += t("v", 2); } catch (NullPointerException e) { show("null field compound"); }
        try { int q = t("n", 1) / t("d", 0); } catch (ArithmeticException e) { show("div"); }
        try { int q = boom("n") / t("d", 0); } catch (IllegalStateException e) { show("div left"); }
        try {
            int[][] m = new int[t("d1", 2)][t("d2", -1)];
        } catch (NegativeArraySizeException e) { show("dims " + e.getMessage()); }
        try { int[][] m = new int[t("d1", -2)][boom("d2")]; } catch (IllegalStateException e) { show("dims throw"); }
        int i = 2; i = i + (i = 5) * i; System.out.println(i);
        int[] p = {10, 20, 30}; int k = 0; p[k] = k = 2; System.out.println(p[0] + " " + p[2] + " " + k);
        int[] q = p; q[(q = new int[]{7, 8})[0] - 7] = 99; System.out.println(p[0] + " " + q[0]);
        int x = 1; x += x++ + (x = 10) + x; System.out.println(x);
        boolean b = t("l", 1) > 2 && t("r", 1) > 0; show("and " + b);
        b = t("l", 1) > 2 & t("r", 1) > 0; show("bitand " + b);
        b = t("l", 3) > 2 || t("r", 1) > 0; show("or " + b);
        b = t("l", 3) > 2 | t("r", 1) > 0; show("bitor " + b);
        b = t("l", 3) > 2 ^ t("r", 1) > 0; show("xor " + b);
        int c = t("c", 1) == 1 ? t("yes", 10) : t("no", 20); show("cond " + c);
        String s = "" + t("s1", 1) + t("s2", 2) + (char) ('a' + t("s3", 3)); show("concat " + s);
        EvalOrder nul = null; System.out.println(nul.st(t("arg", 4))); show("static via null");
        self("S", new EvalOrder()).m(t("m1", 1), self("S2", new EvalOrder()).m(t("m2", 2), t("m3", 3))); show("nested");
        System.out.println(new int[]{t("e0", 1), t("e1", 2), t("e2", 3)}.length); show("array init");
        System.out.println(t("a", 1) << t("b", 3) >> t("c", 1) >>> t("d", 1)); show("shifts");
        long l = 1; l = l++ + l++ + l; System.out.println(l);
    }
    static int st(int v) { return v * 2; }
    int m(int a, int b) { log.append("m"); log.append(a).append(b).append(' '); return a + b; }
}
