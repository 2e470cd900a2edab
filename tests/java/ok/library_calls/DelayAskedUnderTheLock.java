//@ outputs: "null" | "there"
// An element is due for a moment only.
import java.util.concurrent.*;
public class DelayAskedUnderTheLock implements Delayed {
    static volatile long delay = 5;
    public long getDelay(TimeUnit u) { return delay; }
    public int compareTo(Delayed d) { return 0; }
    public static void main(String[] args) throws Exception {
        DelayQueue<DelayAskedUnderTheLock> q = new DelayQueue<>();
        q.add(new DelayAskedUnderTheLock());
        Thread a = new Thread(() -> { delay = 0; delay = 5; });
        a.start();
        Object o = q.poll();
        a.join();
        System.out.print(o == null ? "null" : "there");
    }
}
