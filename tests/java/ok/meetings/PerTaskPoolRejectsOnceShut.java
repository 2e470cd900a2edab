//@ needs: jdk>=21
//@ outputs: "rejected 0\n" | "run 1\n"
// A task runs or is rejected.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PerTaskPoolRejectsOnceShut {
    static volatile int x;

    public static void main(String[] a) throws Exception {
        var e = Executors.newVirtualThreadPerTaskExecutor();
        String r;
        Thread t = Thread.startVirtualThread(e::shutdown);
        try {
            e.submit(() -> x = 1);
            r = "run ";
        } catch (RejectedExecutionException x) {
            r = "rejected ";
        }
        t.join();
        e.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(r + x);
    }
}
