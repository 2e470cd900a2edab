//@ native: yes
//@ outputs: "AB"
// Workers may go when there is nothing to do; tasks are never lost.
import java.util.concurrent.*;
public class CoreTimesOut {
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        pool.submit(() -> text.append('A')).get();
        pool.submit(() -> text.append('B')).get();
        pool.shutdown();
        System.out.print(text);
    }
}
