//@ outputs: "BrokenBarrierExceptionfalsefalse" | "TimeoutExceptionfalsefalse" | "TimeoutExceptionfalsetrue" | "TimeoutExceptiontruetrue"
// A barrier is reset before, while and after somebody waits a little at it.
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

public class BarrierResetOrTimeout {
    static CyclicBarrier bar = new CyclicBarrier(2);
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
            a = text(() -> bar.await(10, TimeUnit.MILLISECONDS));
        });
        Thread t2 = new Thread(() -> {
            bar.reset();
            b = "" + bar.isBroken();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + bar.isBroken());
    }
}
