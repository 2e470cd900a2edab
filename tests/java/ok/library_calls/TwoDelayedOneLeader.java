//@ outputs: "ab" | "ba"
// Two threads wait for elements whose delays are over: each gets one.
import java.util.concurrent.*;

public class TwoDelayedOneLeader {
    record Due(String name) implements Delayed {
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed o) {
            return name.compareTo(((Due) o).name);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Due> q = new DelayQueue<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = q.take().name;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        q.add(new Due("a"));
        q.add(new Due("b"));
        String mine = q.take().name;
        t.join();
        System.out.print(mine + got[0]);
    }
}
