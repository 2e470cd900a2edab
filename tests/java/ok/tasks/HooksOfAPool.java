//@ native: yes
//@ outputs: "bat"
// What a pool calls back: before, after, and at the end before anybody is told of it.
import java.util.concurrent.*;

public class HooksOfAPool {
    static volatile String order = "";

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                order += "b";
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                order += "a";
            }

            @Override
            protected void terminated() {
                order += "t";
            }
        };
        pool.execute(() -> {});
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(order);
    }
}
