//@ native: yes
//@ outputs: "b r a t"
// before, run, after, terminated: all in the worker, in this order.
import java.util.concurrent.*;
public class HooksAroundATask {
    static final StringBuffer text = new StringBuffer();
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected void beforeExecute(Thread t, Runnable r) { text.append("b "); }
            protected void afterExecute(Runnable r, Throwable t) { text.append("a "); }
            protected void terminated() { text.append("t"); }
        };
        pool.execute(() -> text.append("r "));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(text);
    }
}
