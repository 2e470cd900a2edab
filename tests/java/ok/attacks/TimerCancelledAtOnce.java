//@ outputs: "" | "x"
//@ native: yes
// The task has begun when the timer is cancelled, or it never does.
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelledAtOnce {
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.print("x");
            }
        }, 0);
        timer.cancel();
    }
}
