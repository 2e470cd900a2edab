//@ expect: exception java.lang.ArithmeticException
// What a task of a timer throws ends the timer's thread.
import java.util.*;

public class ExceptionInTimerTask {
    static int zero;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        Thread[] seen = new Thread[1];
        java.util.concurrent.CountDownLatch begun = new java.util.concurrent.CountDownLatch(1);
        timer.schedule(new TimerTask() {
            public void run() {
                seen[0] = Thread.currentThread();
                begun.countDown();
                System.out.println(1 / zero); //~ THROWS
            }
        }, 10);
        begun.await();
        seen[0].join();
    }
}
