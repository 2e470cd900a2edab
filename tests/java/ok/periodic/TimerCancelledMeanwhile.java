//@ outputs: "m" | "am" | "ma"
// A task that has begun is not stopped by cancel; one that has not begun never runs.
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelledMeanwhile {
    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                System.out.print("a");
            }
        }, 10);
        timer.cancel();
        System.out.print("m");
    }
}
