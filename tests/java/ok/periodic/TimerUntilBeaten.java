//@ outputs: "beaten\n"
//@ note: none
// A timer at a fixed rate, and a main thread that looks every 10 ms.
import java.util.*;

public class TimerUntilBeaten {
    static volatile boolean beaten;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        timer.scheduleAtFixedRate(new TimerTask() {
            public void run() {
                beaten = true;
            }
        }, 0, 10);
        while (!beaten) Thread.sleep(10);
        timer.cancel();
        System.out.println("beaten");
    }
}
