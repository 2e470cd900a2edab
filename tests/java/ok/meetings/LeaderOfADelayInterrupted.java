//@ outputs: "interrupted, taken\n" | "taken, taken\n"
// The leader that gives up leaves its place to the other one.
import java.util.concurrent.*;

public class LeaderOfADelayInterrupted {
    static String r;

    record D(long at) implements Delayed {
        public long getDelay(TimeUnit u) {
            return 0;
        }
        public int compareTo(Delayed o) {
            return Long.compare(at, ((D) o).at);
        }
    }

    public static void main(String[] a) throws Exception {
        DelayQueue<D> q = new DelayQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.take();
                r = "taken";
            } catch (InterruptedException e) {
                r = "interrupted";
            }
        });
        t.start();
        Thread i = new Thread(t::interrupt);
        i.start();
        q.add(new D(1));
        t.join();
        if (r.equals("taken")) q.add(new D(2));
        q.take();
        i.join();
        System.out.println(r + ", taken");
    }
}
