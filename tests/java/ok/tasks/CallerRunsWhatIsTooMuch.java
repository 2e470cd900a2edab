//@ native: yes
//@ outputs: "www" | "wwm" | "wmw" | "mww"
// The caller runs the third task itself if the queue is full.
import java.util.concurrent.*;

public class CallerRunsWhatIsTooMuch {
    static String ran = "";

    static synchronized void run(Thread main) {
        ran += Thread.currentThread() == main ? "m" : "w";
    }

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                new ThreadPoolExecutor.CallerRunsPolicy());
        Thread main = Thread.currentThread();
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> run(main));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(ran);
    }
}
