//@ outputs: "false 0\n" | "true 0\n" | "true 1\n" | "false 1\n"
// The future is done before its hook is called; the two reads are at different times.
import java.util.concurrent.*;

public class DoneIsCalledAfterTheState {
    static volatile int called;

    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            protected void done() {
                called = 1;
            }
        };
        Thread t = new Thread(f);
        t.start();
        boolean d = f.isDone();
        int c = called;
        System.out.println(d + " " + c);
        t.join();
    }
}
