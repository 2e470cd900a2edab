//@ needs: jdk>=21
//@ outputs: "interrupted\n" | "slept\n"
// The sleep is interrupted, or over before.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PerTaskShutdownNowInterrupts {
    static volatile String r = "never ran";

    public static void main(String[] a) throws Exception {
        var e = Executors.newVirtualThreadPerTaskExecutor();
        e.submit(() -> {
            try {
                Thread.sleep(100_000);
                r = "slept";
            } catch (InterruptedException i) {
                r = "interrupted";
            }
        });
        e.shutdownNow();
        e.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(r);
    }
}
