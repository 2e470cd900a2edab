//@ exit: 42
// System.exit deep in a call chain skips all finally blocks above it; shutdown hook runs.
public class ExitDeep {
    static void f(int n) {
        try {
            if (n == 0) { System.out.println("exiting from the bottom of the stack"); System.exit(42); } f(n - 1);
        } catch (Throwable t) { System.out.println("never " + t); } finally { System.out.println("never finally"); }
    }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook ran")));
        f(5);
    }
}
