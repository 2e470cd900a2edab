//@ outputs: "ExceptionInInitializerErrorNoClassDefFoundError" | "NoClassDefFoundErrorExceptionInInitializerError"
// Who initialises the class gets the error itself, the other one is told that there is no class.
import java.util.concurrent.Callable;

public class FailedForBoth {
    static class Bad { static int v = 1 / Integer.parseInt("0"); }
    static String a = "", b = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = text(() -> Bad.v);
        });
        Thread t2 = new Thread(() -> {
            b = text(() -> Bad.v);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b);
    }
}
