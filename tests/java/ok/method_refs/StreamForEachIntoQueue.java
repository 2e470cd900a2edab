//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// A sequential stream adds its two elements one by one: main sees none, one or two.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.stream.Stream;

public class StreamForEachIntoQueue {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread t = new Thread(() -> Stream.of(1, 2).forEach(queue::add));
        t.start();
        int seen = queue.size();
        t.join();
        System.out.println(seen);
    }
}
