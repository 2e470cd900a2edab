//@ flags: +vm.long_timeout=1h
//@ outputs: "1\n" | "null\n"
// With the limit at an hour, two seconds are short: the poll may time out while the producer could run.
// Confirmed on JDK 17 and 25, but for "null".
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class LongIncludedOnRequest {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.add(1));
        t.start();
        System.out.println(queue.poll(2, TimeUnit.SECONDS));
        t.join();
    }
}
