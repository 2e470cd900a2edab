import java.util.*;
public class TimerLate {
    static volatile boolean closed;
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer("ticker");
        timer.schedule(new TimerTask() { public void run() { if (closed) throw new IllegalStateException("tick after close"); } }, 10);
        closed = true;
        timer.cancel();
    }
}
