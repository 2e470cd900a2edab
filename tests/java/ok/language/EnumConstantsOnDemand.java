//@ needs: jdk>=21
//@ native: yes
//@ outputs: "0 0" | "1 1" | "0 1"
// A pattern switch over an interface has constants of an enum as labels, which it finds when it comes to them: the enum, which
// takes down a number, is initialised then or by the other thread.
public class EnumConstantsOnDemand {
    static volatile int n;
    sealed interface S permits E, F { }
    enum E implements S { X; final int seen = n; }
    enum F implements S { Y; final int seen = n; }
    static String of(S s) {
        return switch (s) { case E.X -> "x"; case F.Y -> "y"; };
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        of(F.Y);
        int f = F.Y.seen;
        System.out.print(f + " " + E.X.seen);
        t.join();
    }
}
