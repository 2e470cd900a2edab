//@ outputs: "0\n" | "1\n"
// The task runs once and cancels itself, or main cancels the timer before.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicInteger;

public class TimerCancelsItself {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                runs.incrementAndGet();
                cancel();
            }
        }, 5, 5);
        Thread.sleep(5);
        timer.cancel();
        System.out.println(runs.get());
    }
}
