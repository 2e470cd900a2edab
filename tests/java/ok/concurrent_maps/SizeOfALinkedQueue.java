//@ outputs: "0" | "1" | "2"
// size walks along: an element that is gone and one that has come after may both be counted.
import java.util.concurrent.ConcurrentLinkedQueue;

public class SizeOfALinkedQueue {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
        q.add("a");
        Thread t = new Thread(() -> {
            q.poll();
            q.add("b");
        });
        t.start();
        int n = q.size();
        t.join();
        System.out.print(n);
    }
}
