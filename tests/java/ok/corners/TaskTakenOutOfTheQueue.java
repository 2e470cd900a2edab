//@ native: yes
//@ outputs: "true a" | "false ab"
// remove finds the second task as long as no worker has it.
import java.util.concurrent.*;

public class TaskTakenOutOfTheQueue {
    static final StringBuffer DONE = new StringBuffer();

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Runnable second = () -> DONE.append("b");
        pool.execute(() -> DONE.append("a"));
        pool.execute(second);
        boolean removed = pool.remove(second);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(removed + " " + DONE);
    }
}
