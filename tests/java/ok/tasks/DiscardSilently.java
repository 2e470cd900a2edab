//@ native: yes
//@ outputs: "A" | "AB"
import java.util.concurrent.*;
public class DiscardSilently {
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>(),
            new ThreadPoolExecutor.DiscardPolicy());
        pool.execute(() -> text.append('A'));
        pool.execute(() -> text.append('B'));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(text);
    }
}
