// The same cycles entered from the other end give other values.
public class RecursiveFromOtherSide {
    static class A { static int x = B.y + 1; static { System.out.println("A done x=" + x); } }
    static class B { static int y = A.x + 10; static { System.out.println("B done y=" + y); } }
    static class P { static int v = C.w * 2 + 1; static { System.out.println("P v=" + v); } }
    static class C extends P { static int w = 21; static { System.out.println("C w=" + w + " v=" + v); } }
    static class P2 { static int v = C2.w * 2 + 1; static { System.out.println("P2 v=" + v); } }
    static class C2 extends P2 { static int w = 21; static { System.out.println("C2 w=" + w + " v=" + v); } }
    interface I { int N = J.M + 1; } interface J { int M = I.N + 10; }
    static class Statics { static String s = Other.tag + "!"; static class Other { static String tag = "tag" + s; } }
    static int depth(int n) { class L { } return n == 0 ? R0.v : depth(n - 1); }
    static class R0 { static int v = R1.v + 1; }
    static class R1 { static int v = R2.v + 1; }
    static class R2 { static int v = R0.v + 1; }
    public static void main(String[] args) {
        System.out.println(B.y + " " + A.x);
        System.out.println(C.w + " " + P.v);
        System.out.println(P2.v + " " + C2.w);
        System.out.println(J.M + " " + I.N);
        System.out.println(Statics.s + " " + Statics.Other.tag);
        System.out.println(depth(5) + " " + R1.v + " " + R2.v);
    }
}
