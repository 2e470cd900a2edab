//@ outputs: "1IllegalStateException1" | "IllegalStateException22"
// The cause of an exception can be set once: by one of two threads.
import java.util.concurrent.Callable;

public class CauseSetOnce {
    static Exception e = new Exception();
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
            a = text(() -> e.initCause(new RuntimeException("1")).getCause().getMessage());
        });
        Thread t2 = new Thread(() -> {
            b = text(() -> e.initCause(new RuntimeException("2")).getCause().getMessage());
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + e.getCause().getMessage());
    }
}
