//@ outputs: "dead\n" | "alive\n"
// An exception in a task ends its timer: scheduling another one fails, unless it comes before.
import java.util.*;

public class TimerDiesOfItsTask {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                throw new IllegalStateException();
            }
        }, 10);
        String seen = "alive";
        try {
            timer.schedule(new TimerTask() {
                public void run() {
                }
            }, 20);
        } catch (IllegalStateException e) {
            seen = "dead";
        }
        timer.cancel();
        System.out.println(seen);
    }
}
