//@ flags: +vm.long_timeout=none
//@ outputs: "x\n" | "null\n"
// With vm.long_timeout=none a long wait times out at any moment like a short one.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class LongTimeoutsIncluded {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> queue.add("x"));
        t.start();
        System.out.println(queue.poll(1, TimeUnit.MINUTES));
        t.join();
    }
}
