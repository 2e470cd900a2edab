//@ native: yes
//@ outputs: "AC" | "ABC"
// One worker, one place: B is thrown out by C if A was not done in time.
import java.util.concurrent.*;
public class DiscardOldest {
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
            new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.execute(() -> text.append('A'));
        pool.execute(() -> text.append('B'));
        pool.execute(() -> text.append('C'));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(text);
    }
}
