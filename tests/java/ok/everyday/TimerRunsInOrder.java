//@ native: yes
//@ outputs: "ab" | "a" | ""
// Tasks of one timer run one after the other, in the order of their times; cancel may come between.
import java.util.*;

public class TimerRunsInOrder {
    static final StringBuffer OUT = new StringBuffer();

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                OUT.append("a");
            }
        }, 5);
        timer.schedule(new TimerTask() {
            public void run() {
                OUT.append("b");
            }
        }, 20);
        Thread.sleep(30);
        timer.cancel();
        System.out.print(OUT);
    }
}
