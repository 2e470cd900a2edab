//@ outputs: "BrokenBarrierExceptionIllegalStateExceptiontrue" | "IllegalStateExceptionBrokenBarrierExceptiontrue"
// The one who comes last runs the action, which throws; for the other one the barrier is broken.
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;

public class BarrierActionFails {
    static CyclicBarrier bar = new CyclicBarrier(2, () -> { throw new IllegalStateException(); });
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
            a = text(() -> bar.await());
        });
        Thread t2 = new Thread(() -> {
            b = text(() -> bar.await());
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + bar.isBroken());
    }
}
