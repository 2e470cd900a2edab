//@ native: yes
//@ outputs: "false AB" | "true A"
import java.util.concurrent.*;
public class RemovedFromThePool {
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Runnable b = () -> text.append('B');
        pool.execute(() -> text.append('A'));
        pool.execute(b);
        boolean gone = pool.remove(b);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(gone + " " + text);
    }
}
