// Private access between nest mates: fields, methods, constructors, statics, inherited privates, shadowing.
public class NestMates {
    private int secret = 5; private static String st = "s"; private long wide = 1L << 33; private double dbl = 0.5;
    private NestMates() {} private NestMates(int v) { secret = v; }
    private int times(int k) { return secret * k; }
    private static String cat(Object... os) {
        StringBuilder b = new StringBuilder(); for (Object o : os) b.append(o).append(','); return b.toString();
    }
    static class Peek {
        int look(NestMates n) {
            n.secret++;
            n.secret += 2;
            n.wide <<= 2;
            n.dbl *= n.wide;
            return n.times(2) + new NestMates(9).secret++;
        }
        private String all(NestMates n) { return cat(n.secret, n.wide, n.dbl, st += "t", new Inner(n).mine); }
    }
    static class Inner {
        private String mine;
        private Inner(NestMates n) { mine = "in" + n.secret; }
        private String who() { return "Inner.who"; }
        String call() { return who(); }
    }
    static class Sub extends Inner {
        Sub(NestMates n) { super(n); }
        private String who() { return "Sub.who"; }
        String me() { return who() + "/" + ((Inner) this).who() + "/" + super.who(); }
    }
    interface I { private int p() { return 7; } private static int q() { return 8; } default int both() { return p() * 10 + q(); } }
    enum E {
        A, B { private int z = 3; int f() { return z + g(); } }; private static int g() { return 40; } int f() { return g(); }
    }
    record R(int a) { R { a = a + 1; } private static R of(int a) { return new R(a); } private int twice() { return a * 2; } }
    public static void main(String[] args) {
        NestMates n = new NestMates(); Peek p = new Peek();
        System.out.println(p.look(n) + " " + p.all(n) + " " + n.secret);
        Sub s = new Sub(n);
        System.out.println(s.me() + " " + s.call() + " " + ((Inner) s).mine + " " + ((Inner) s).who());
        I i = new I() {}; System.out.println(i.both() + " " + i.p() + I.q());
        System.out.println(E.A.f() + " " + E.B.f());
        System.out.println(R.of(4) + " " + new R(1).twice());
        Runnable r = () -> { n.secret = -1; n.wide = n.times(3); }; r.run(); System.out.println(n.secret + " " + n.wide);
        System.out.println(NestMates.class.getNestHost().getSimpleName() + " " + Sub.class.getNestHost().getSimpleName() + " "
                + Sub.class.isNestmateOf(Peek.class) + " " + Sub.class.isNestmateOf(String.class));
    }
}
