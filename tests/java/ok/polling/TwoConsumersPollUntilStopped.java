//@ outputs: "0\n" | "1\n" | "2\n"
//@ note: none
// Consumers that poll a queue until a flag is up may miss what is in it.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TwoConsumersPollUntilStopped {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(4);
        AtomicInteger got = new AtomicInteger();
        Runnable consume = () -> {
            try {
                while (!stop) {
                    if (queue.poll(10, TimeUnit.MILLISECONDS) != null) got.incrementAndGet();
                }
            } catch (InterruptedException e) {
            }
        };
        Thread t = new Thread(consume), u = new Thread(consume);
        t.start();
        u.start();
        queue.add("a");
        queue.add("b");
        stop = true;
        t.join();
        u.join();
        System.out.println(got);
    }
}
