// StackOverflowError is caught, the stack recovers, and finally blocks run; then deep but finite recursion.
public class DeepRecursion {
    static int depth;
    static int finals;
    long a;
    double b;
    static int inf(int n) { depth = n; return inf(n + 1) + 1; }
    int wide(long a, double b, int n) { depth = n; this.a += a; return wide(a + 1, b * 2, n + 1) + 1; }
    static void fin(int n) { try { fin(n + 1); } finally { finals = n; } }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static class Cyc { Cyc c; Cyc() { c = new Cyc(); } } static class Str { Str o; public String toString() { return "S" + o; } }
    static long sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                inf(0); System.out.println("no");
            } catch (StackOverflowError e) {
                System.out.println("SOE " + (depth > 500) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100));
            }
        }
        try { new DeepRecursion().wide(1, 1, 0); } catch (StackOverflowError e) { System.out.println("SOE wide " + (depth > 300)); }
        try { fin(0); } catch (StackOverflowError e) { System.out.println("SOE finally " + finals); }
        try { new Cyc(); } catch (StackOverflowError e) { System.out.println("SOE ctor"); }
        try { Str s = new Str(); s.o = s; s.toString(); } catch (StackOverflowError e) { System.out.println("SOE toString"); }
        try { inf(0); } catch (Throwable t) { System.out.println(t.getClass().getName() + (t instanceof VirtualMachineError)); }
        System.out.println(even(500) + " " + odd(500) + " " + ack(2, 9) + " " + sum(800));
    }
}
