//@ outputs: "true 0\n" | "false 1\n"
// Cancelled before it runs or not; a task that has begun is not cancelled any more.
import java.util.*;
import java.util.concurrent.*;

public class CancelledTimerTask {
    static volatile int n;

    public static void main(String[] a) throws Exception {
        Timer t = new Timer();
        CountDownLatch done = new CountDownLatch(1);
        TimerTask k = new TimerTask() {
            public void run() {
                n = 1;
                done.countDown();
            }
        };
        t.schedule(k, 5);
        boolean c = k.cancel();
        if (!c) done.await();
        t.cancel();
        System.out.println(c + " " + n);
    }
}
