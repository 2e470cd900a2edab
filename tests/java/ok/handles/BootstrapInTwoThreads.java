//@ outputs: "false" | "true"
// Handles that are combined in two threads: each has its own, and the counter they bump is shared.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class BootstrapInTwoThreads {
    static int n;

    static void add(int k, String s) {
        n += k + s.length();
    }

    static void go(MethodHandle h) {
        try {
            MethodHandles.insertArguments(h, 1, "").invoke(1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandle h = MethodHandles.lookup().findStatic(BootstrapInTwoThreads.class, "add", MethodType.methodType(void.class, int.class, String.class));
        Thread t = new Thread(() -> go(h));
        t.start();
        go(h);
        t.join();
        System.out.print(n == 2);
    }
}
