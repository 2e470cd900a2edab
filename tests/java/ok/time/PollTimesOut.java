//@ outputs: "x\n" | "null\n"
// A timed poll gets the element or nothing.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTimesOut {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.add("x"));
        t.start();
        System.out.println(queue.poll(100, TimeUnit.MILLISECONDS));
        t.join();
    }
}
