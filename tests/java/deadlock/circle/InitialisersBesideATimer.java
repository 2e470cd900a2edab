// Two classes need each other while they are initialised, in two threads, beside a timer that never stops.
import java.util.*;

public class InitialisersBesideATimer {
    static class Left {
        static final int N = Right.M + 1; //~ DEADLOCK
    }

    static class Right {
        static final int M = Integer.parseInt("1") + Left.N; //~ DEADLOCK
    }

    public static void main(String[] args) throws Exception {
        new Timer(true).schedule(new TimerTask() {
            public void run() {
            }
        }, 10, 10);
        Thread t = new Thread(() -> {
            int n = Left.N;
        });
        t.start();
        int m = Right.M;
        t.join();
    }
}
