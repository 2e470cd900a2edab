//@ expect: exception java.lang.NullPointerException
// The poll may time out, and its answer is used without a look.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PolledValueUsedBlindly {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.add("x"));
        t.start();
        String s = queue.poll(100, TimeUnit.MILLISECONDS);
        s.length(); //~ THROWS
        t.join();
    }
}
