//@ outputs: "cancelled\n"
//@ note: none
// A timer's task every 10 ms is one state however often it runs.
import java.util.*;

public class TimerBeatsUntilCancelled {
    static volatile boolean beaten;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                beaten = true;
            }
        }, 10, 10);
        Thread.sleep(35);
        timer.cancel();
        System.out.println("cancelled");
    }
}
