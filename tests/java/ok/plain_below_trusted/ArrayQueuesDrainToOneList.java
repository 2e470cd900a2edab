//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// As TwoQueuesDrainToOneList with ArrayBlockingQueue.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueuesDrainToOneList {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> one = new ArrayBlockingQueue<>(1), two = new ArrayBlockingQueue<>(1);
        one.add(1);
        two.add(2);
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.drainTo(out));
        t.start();
        two.drainTo(out);
        t.join();
        System.out.println(out);
    }
}
