//@ native: yes
//@ outputs: "0\n" | "1\n"
// Two timers made concurrently: Timer-0 or Timer-1.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;

public class NumbersOfTimers {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new Timer(true));
        t.start();
        Timer timer = new Timer(true);
        t.join();
        CompletableFuture<String> name = new CompletableFuture<>();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                name.complete(Thread.currentThread().getName());
            }
        }, 0);
        System.out.println(name.join().substring("Timer-".length()));
    }
}
