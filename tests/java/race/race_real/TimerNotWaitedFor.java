//@ flags: --race
// The task's answer is read without waiting for it.
import java.util.*;

public class TimerNotWaitedFor {
    static int out;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            public void run() {
                out = 1; //~ RACE
            }
        }, 5);
        Thread.sleep(100);
        System.out.println(out); //~ RACE
        timer.cancel();
    }
}
