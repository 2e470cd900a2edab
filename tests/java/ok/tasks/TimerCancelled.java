//@ native: yes
//@ outputs: "true 0" | "false 0" | "false 1"
// A task that has begun cannot be cancelled any more, whether it is done or not.
import java.util.*;

public class TimerCancelled {
    static volatile int ran;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                ran = 1;
            }
        };
        timer.schedule(task, 10);
        boolean cancelled = task.cancel();
        int done = ran;
        timer.cancel();
        System.out.print(cancelled + " " + done);
    }
}
