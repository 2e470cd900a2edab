//@ flags: --race
//@ outputs: "5\n"
// What was written before a task was scheduled is seen by it, and a latch brings the answer back.
import java.util.*;
import java.util.concurrent.*;

public class TimerHandsOver {
    static int in, out;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(1);
        in = 4;
        timer.schedule(new TimerTask() {
            public void run() {
                out = in + 1;
                done.countDown();
            }
        }, 5);
        done.await();
        System.out.println(out);
    }
}
