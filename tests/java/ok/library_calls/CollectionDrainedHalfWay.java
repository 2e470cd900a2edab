//@ outputs: "0 2" | "1 1"
// poll beside drainTo of a queue with two locks, whose elements are taken one after the other under the same lock.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.*;
import java.util.concurrent.*;

public class CollectionDrainedHalfWay {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(List.of(1, 2));
        List<Integer> out = new ArrayList<>();
        Thread t = new Thread(() -> q.drainTo(out));
        t.start();
        Integer mine = q.poll();
        t.join();
        System.out.print((mine == null ? 0 : 1) + " " + out.size());
    }
}
