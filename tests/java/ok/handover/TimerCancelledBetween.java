//@ native: yes
//@ outputs: "0" | "1" | "2"
// Tasks run before the timer is cancelled, or never; the one that runs meanwhile goes on.
import java.util.*;
public class TimerCancelledBetween {
    static volatile int n;
    public static void main(String[] args) throws Exception {
        Timer t = new Timer();
        t.schedule(new TimerTask() { public void run() { n++; } }, 0);
        t.schedule(new TimerTask() { public void run() { n++; } }, 0);
        t.cancel();
        System.out.print(n);
    }
}
