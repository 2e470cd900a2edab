// Timer runs its tasks in order of time on one thread; cancel stops it.
import java.util.*;
import java.util.concurrent.*;

public class TimerTasks {
    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Timer t = new Timer("ticker", true);
        CountDownLatch first = new CountDownLatch(1);
        TimerTask one = new TimerTask() {
            public void run() {
                log.add("one on " + Thread.currentThread().getName());
                first.countDown();
            }
        };
        t.schedule(one, 1);
        first.await();
        System.out.println(log + " " + one.cancel());
        log.clear();
        CountDownLatch three = new CountDownLatch(3);
        TimerTask rep = new TimerTask() {
            int n;

            public void run() {
                log.add("tick" + n++);
                if (n == 3) System.out.println("cancel inside " + cancel());
                three.countDown();
            }
        };
        t.scheduleAtFixedRate(rep, 0, 2);
        three.await();
        System.out.println(log + " " + rep.cancel());
        t.purge();
        TimerTask never = new TimerTask() {
            public void run() {
                log.add("never");
            }
        };
        t.schedule(never, 100000);
        System.out.println(never.cancel() + " " + never.cancel() + " purged " + t.purge());
        try {
            t.schedule(one, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.schedule(new TimerTask() {
                public void run() {
                }
            }, -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        t.cancel();
        t.cancel();
        try {
            t.schedule(new TimerTask() {
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
