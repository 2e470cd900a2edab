//@ outputs: "[1, 2]" | "[1]" | "[2]"
// Two unsynchronised offers to a heap.
import java.util.PriorityQueue;

public class HeapLosesAnElement {
    public static void main(String[] args) throws Exception {
        PriorityQueue<Integer> q = new PriorityQueue<>(4);
        String[] failed = {""};
        Thread t = new Thread(() -> {
            try {
                q.add(1);
            } catch (RuntimeException e) {
                failed[0] = "x";
            }
        });
        t.start();
        try {
            q.add(2);
        } catch (RuntimeException e) {
            failed[0] = "x";
        }
        t.join();
        System.out.print(failed[0].isEmpty() ? q.toString() : "x");
    }
}
