//@ outputs: "0\n" | "1\n"
// Whoever waits may go on before the hook has run.
import java.util.concurrent.*;

public class GetReturnsBeforeDone {
    static volatile int called;

    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            protected void done() {
                called = 1;
            }
        };
        Thread t = new Thread(f);
        t.start();
        f.get();
        System.out.println(called);
        t.join();
    }
}
