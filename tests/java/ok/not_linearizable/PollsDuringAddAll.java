//@ native: yes
//@ outputs: "1 2\n" | "1 null\n" | "null 1\n" | "null null\n"
// Two polls around addAll of two elements: (1, null) is what lies in between.
// Confirmed on JDK 17 and 25, but for "1 2".
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class PollsDuringAddAll {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.addAll(List.of(1, 2)));
        t.start();
        Integer first = queue.poll();
        Integer second = queue.poll();
        t.join();
        System.out.println(first + " " + second);
    }
}
