//@ needs: jdk<=17
//@ outputs: "open\n" | "true\n" | "false\n"
// A pool without tasks is shut down first, and has ended after that. (Later releases end it themselves when they wait.)
import java.util.concurrent.*;

public class ForkPoolShutNotEnded {
    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        System.out.println(pool.isShutdown() ? "" + pool.awaitTermination(0, TimeUnit.SECONDS) : "open");
        t.join();
    }
}
