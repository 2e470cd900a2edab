//@ outputs: "ran cancelled\n" | "cancelled\n"
// A timer's task may run before the timer is cancelled, or not at all.
import java.util.Timer;
import java.util.TimerTask;

public class TimerTaskBeforeCancel {
    static String log = "";

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                synchronized (TimerTaskBeforeCancel.class) {
                    if (log.isEmpty()) log = "ran ";
                }
            }
        }, 10);
        timer.cancel();
        synchronized (TimerTaskBeforeCancel.class) {
            log += "cancelled";
            System.out.println(log);
        }
    }
}
