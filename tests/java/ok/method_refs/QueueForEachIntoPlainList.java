//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// As ForEachIntoPlainList, from two concurrent queues.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueForEachIntoPlainList {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> one = new ConcurrentLinkedQueue<>(List.of(1));
        ConcurrentLinkedQueue<Integer> two = new ConcurrentLinkedQueue<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.forEach(out::add));
        t.start();
        two.forEach(out::add);
        t.join();
        System.out.println(out);
    }
}
