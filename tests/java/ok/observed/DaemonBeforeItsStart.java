//@ outputs: "1" | "IllegalThreadStateException"
// A thread can be made a daemon before its start and after its end, not while it is alive.
import java.util.concurrent.Callable;

public class DaemonBeforeItsStart {
    static String a = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> { });
        Thread t1 = new Thread(() -> {
            a = text(() -> { w.setDaemon(true); return 1; });
        });
        Thread t2 = new Thread(() -> {
            w.start();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        w.join();
        System.out.print(a);
    }
}
