//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.*;

public class NoRaceTimer {
    static int x;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        x = 1;
        timer.schedule(new TimerTask() {
            public void run() {
                System.out.print(x);
                cancel();
                timer.cancel();
            }
        }, 1);
    }
}
