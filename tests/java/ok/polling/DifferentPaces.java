//@ outputs: "12\n" | "21\n"
//@ note: none
// Two threads that look for a flag at different paces, through a latch that nobody counts down.
import java.util.concurrent.*;

public class DifferentPaces {
    static volatile boolean stop;
    static final StringBuffer ends = new StringBuffer();

    static Thread looker(int name, int millis) {
        CountDownLatch never = new CountDownLatch(1);
        return new Thread(() -> {
            try {
                while (!stop) never.await(millis, TimeUnit.MILLISECONDS);
                ends.append(name);
            } catch (InterruptedException e) {
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread t = looker(1, 20), u = looker(2, 30);
        t.start();
        u.start();
        stop = true;
        t.join();
        u.join();
        System.out.println(ends);
    }
}
