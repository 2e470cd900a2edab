//@ exit: 1
// An uncaught exception ends main with exit code 1 after its output and finally blocks.
public class UncaughtMain {
    static void f(int n) {
        try { if (n == 0) throw new IllegalStateException("uncaught"); f(n - 1); } finally { System.out.println("finally " + n); }
    }
    public static void main(String[] args) {
        System.out.println("before the exception is thrown"); f(3); System.out.println("never");
    }
}
