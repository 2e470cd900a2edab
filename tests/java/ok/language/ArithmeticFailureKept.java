//@ native: yes
//@ outputs: "first" | "second"
// A failure of the machine's own that an initialiser catches and keeps has the stack of the thread that came first.
public class ArithmeticFailureKept {
    static int zero;
    static class H {
        static Exception kept;
        static { try { kept = new Exception("none " + 1 / zero); } catch (ArithmeticException e) { kept = e; } }
        static void touch() {}
    }
    static void first() { H.touch(); }
    static void second() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ArithmeticFailureKept::first);
        t.start();
        second();
        t.join();
        for (StackTraceElement e : H.kept.getStackTrace()) {
            if (e.getMethodName().equals("first") || e.getMethodName().equals("second")) System.out.print(e.getMethodName());
        }
    }
}
