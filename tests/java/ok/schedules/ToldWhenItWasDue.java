//@ outputs: "20\n"
//@ native: yes
// Runs at a fixed rate are due 20 ms apart, however late they begin: what the task is told is an instant, and two
// of them can be compared, so the clock must tell states apart from then on.
import java.util.*;
import java.util.concurrent.*;

public class ToldWhenItWasDue {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Long> told = new LinkedBlockingQueue<>();
        Timer timer = new Timer();
        timer.scheduleAtFixedRate(new TimerTask() {
            int runs;

            public void run() {
                told.add(scheduledExecutionTime());
                if (++runs == 2) cancel();
            }
        }, 10, 20);
        long first = told.take();
        System.out.println(told.take() - first);
        timer.cancel();
    }
}
