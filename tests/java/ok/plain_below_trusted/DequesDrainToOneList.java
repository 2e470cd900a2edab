//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// As TwoQueuesDrainToOneList with LinkedBlockingDeque.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;

public class DequesDrainToOneList {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> one = new LinkedBlockingDeque<>(List.of(1));
        LinkedBlockingDeque<Integer> two = new LinkedBlockingDeque<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.drainTo(out));
        t.start();
        two.drainTo(out);
        t.join();
        System.out.println(out);
    }
}
