//@ outputs: "false11false" | "trueCancellationException0true" | "trueCancellationException1true"
// A task is cancelled before it runs, while it runs, or too late.
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

public class CancelledOrRunByOwner {
    static int ran;
    static String a = "", b = "";

    interface Body {
        void run() throws Exception;
    }

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> { ran++; return 1; });
        Thread t1 = thread(() -> {
            a = "" + f.cancel(false);
        });
        Thread t2 = thread(() -> {
            f.run();
            b = text(() -> f.get());
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + ran + f.isCancelled());
    }
}
