//@ native: yes
//@ outputs: "ab" | "ba"
import java.util.concurrent.*;
public class ScheduledByTwo {
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        ScheduledExecutorService s = Executors.newSingleThreadScheduledExecutor();
        Thread t = new Thread(() -> s.schedule(() -> text.append("a"), 0, TimeUnit.SECONDS));
        t.start();
        s.schedule(() -> text.append("b"), 0, TimeUnit.SECONDS);
        t.join();
        s.shutdown();
        s.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(text);
    }
}
