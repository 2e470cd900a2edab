// Inner, local, anonymous and nested classes with captures of every kind, outer this chains, qualified new.
import java.util.*;
import java.util.function.*;
public class InnerCaptures {
    private int x = 1; private static int sx = 100;
    class A {
        private int x = 2;
        class B {
            private int x = 3;
            int sum() { return x + A.this.x * 10 + InnerCaptures.this.x * 100; }
            void bump() { x++; A.this.x += 5; InnerCaptures.this.x -= 7; sx++; }
        }
        B b() { return new B(); }
    }
    static class Nested { private int p = 9; private static int q = 8; private int sec() { return p * q; } }
    class SubA extends A { class SubB extends A.B { int both() { return sum() + InnerCaptures.this.x; } } }
    static class Outsider extends InnerCaptures.A { Outsider(InnerCaptures o) { o.super(); } }
    interface Shape { double area(); default String d() { return getClass().isAnonymousClass() + " " + area(); } }

    List<Supplier<String>> captures(final int i, long l, double d, byte b, char c, String s, int[] arr) {
        List<Supplier<String>> r = new ArrayList<>();
        boolean z = i > 0; float f = 1.5f; short sh = -3;
        class Local implements Supplier<String> {
            int calls; final int extra;
            Local(int e) { extra = e; }
            public String get() {
                calls++;
                arr[0] += i;
                return i + " " + l + " " + d + " " + b + " " + c + " " + s + " " + z + " " + f + " " + sh + " " + arr[0] + " "
                        + extra + " " + calls + " " + x;
            }
            Local twin() { return new Local(extra + 1); }
        }
        Local one = new Local(50);
        r.add(one); r.add(one.twin().twin()); r.add(one);
        r.add(new Supplier<String>() { int n = i; { n *= 2; } public String get() {
                return new Supplier<String>() { public String get() { return "deep " + n++ + l + x + s; } }.get(); } });
        return r;
    }
    static abstract class Base { Base() { init(); } abstract void init(); }
    static int seen(int v) {
        int[] out = {-1};
        new Base() { int f = 5; final int k = 6; void init() { out[0] = v * 1000 + f * 10 + k; } };
        return out[0];
    }
    public static void main(String[] args) {
        InnerCaptures o = new InnerCaptures();
        A a = o.new A(); A.B b = a.new B(); A.B b2 = a.b();
        System.out.println(b.sum());
        b.bump();
        System.out.println(b.sum() + " " + b2.sum() + " " + sx + " " + b.x + " " + a.x + " " + o.x);
        SubA sa = o.new SubA(); SubA.SubB sb = sa.new SubB(); System.out.println(sb.both());
        System.out.println(new Outsider(o).new B().sum());
        System.out.println(new Nested().sec() + Nested.q);
        for (Supplier<String> s : o.captures(3, 4L, 5.5, (byte) -6, 'c', "str", new int[]{10})) {
            System.out.println(s.get()); System.out.println(s.get());
        }
        System.out.println(seen(7));
        Shape sq = new Shape() { double side = 3; public double area() { return side * side; } };
        System.out.println(sq.d());
        System.out.println(new Object() { int hidden = 42; int twice() { return hidden * 2; } }.twice());
        var anon = new Object() { int v = 1; String w = "w"; }; anon.v += 10; System.out.println(anon.v + anon.w);
        try { InnerCaptures nul = null; nul.new A(); } catch (NullPointerException e) { System.out.println("NPE outer"); }
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int j = i;
            class P implements Runnable { public void run() { System.out.print(j + "" + P.class.getSimpleName() + " "); } }
            rs[i] = new P();
        }
        for (Runnable r : rs) r.run();
        System.out.println(rs[0].getClass() == rs[2].getClass());
    }
}
