//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// Each drainTo holds its own queue's lock; the list they add to is not protected.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class TwoQueuesDrainToOneList {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> one = new LinkedBlockingQueue<>(List.of(1));
        LinkedBlockingQueue<Integer> two = new LinkedBlockingQueue<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.drainTo(out));
        t.start();
        two.drainTo(out);
        t.join();
        System.out.println(out);
    }
}
