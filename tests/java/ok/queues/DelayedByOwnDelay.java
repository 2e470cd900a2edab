//@ native: yes
//@ outputs: "0" | "1"
// An element whose delay depends on a flag: poll gives it once the flag is seen.
import java.util.concurrent.*;
public class DelayedByOwnDelay {
    static volatile boolean due;
    static class Item implements Delayed {
        public long getDelay(TimeUnit unit) { return due ? 0 : 1; }
        public int compareTo(Delayed o) { return 0; }
    }
    public static void main(String[] args) throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        q.add(new Item());
        Thread t = new Thread(() -> due = true);
        t.start();
        System.out.print(q.poll() == null ? 0 : 1);
        t.join();
    }
}
