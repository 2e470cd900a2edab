//@ outputs: "1" | "2"
//@ native: yes
// One task or two are done when the pool is shut down; nothing but the message of the rejection tells.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class FiguresInAMessage {
    static volatile boolean more;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.prestartCoreThread();
        Thread t = new Thread(() -> more = true);
        t.start();
        pool.submit(() -> { }).get();
        if (more) {
            pool.submit(() -> { }).get();
        }
        t.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            String text = e.getMessage();
            int at = text.indexOf("completed tasks = ");
            System.out.print(text.charAt(at + "completed tasks = ".length()));
        }
    }
}
