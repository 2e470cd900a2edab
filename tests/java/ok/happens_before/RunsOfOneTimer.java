//@ flags: +listener=race
// What is done before a task is scheduled comes before it, and tasks of one timer follow each other.
import java.util.*;
import java.util.concurrent.*;

public class RunsOfOneTimer {
    static int x;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(2);
        x = 1;
        for (int i = 0; i < 2; i++) {
            timer.schedule(new TimerTask() {
                public void run() {
                    x++;
                    done.countDown();
                }
            }, 0);
        }
        done.await();
        int seen = x;
    }
}
