//@ native: yes
//@ outputs: "abc" | "ac"
// The third task finds the second one waiting, or taken.
import java.util.concurrent.*;

public class OldestDiscarded {
    static String ran = "";

    static synchronized void run(String name) {
        ran += name;
    }

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                new ThreadPoolExecutor.DiscardOldestPolicy());
        for (String name : new String[] {"a", "b", "c"}) {
            pool.execute(() -> run(name));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(ran);
    }
}
