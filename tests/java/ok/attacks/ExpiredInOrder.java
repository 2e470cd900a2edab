//@ outputs: "12"
//@ native: yes
// Both have expired when they are put; whoever puts first, they come out in their own order once both are there.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class ExpiredInOrder {
    record Due(int rank) implements Delayed {
        public long getDelay(TimeUnit unit) {
            return -1;
        }

        public int compareTo(Delayed other) {
            return Integer.compare(rank, ((Due) other).rank);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Due> q = new DelayQueue<>();
        Thread t = new Thread(() -> q.put(new Due(2)));
        t.start();
        q.put(new Due(1));
        t.join();
        System.out.print(q.take().rank);
        System.out.print(q.take().rank);
    }
}
