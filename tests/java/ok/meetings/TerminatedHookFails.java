//@ outputs: "true true\n"
// What the last hook throws leaves the worker, and the pool has ended all the same.
import java.util.concurrent.*;

public class TerminatedHookFails {
    static volatile boolean thrown;

    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler((x, e) -> thrown = true);
            return t;
        }) {
            protected void terminated() {
                throw new IllegalStateException();
            }
        };
        Thread[] w = new Thread[1];
        p.submit(() -> w[0] = Thread.currentThread()).get();
        try {
            p.shutdown();
        } catch (IllegalStateException e) {
            thrown = true;
        }
        boolean b = p.awaitTermination(1, TimeUnit.DAYS);
        w[0].join();
        System.out.println(b + " " + thrown);
    }
}
