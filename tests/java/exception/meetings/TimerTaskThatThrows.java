//@ expect: exception java.lang.IllegalStateException
// What a task throws ends the thread of the timer.
import java.util.*;

public class TimerTaskThatThrows {
    public static void main(String[] a) throws Exception {
        Timer t = new Timer();
        t.schedule(new TimerTask() {
            public void run() {
                throw new IllegalStateException("x");
            }
        }, 1);
    }
}
