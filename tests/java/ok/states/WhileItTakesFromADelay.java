//@ native: yes
//@ outputs: "RUNNABLE" | "TIMED_WAITING"
// What is there is not due for an hour. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItTakesFromADelay {
    public static void main(String[] args) throws Exception {
        DelayQueue<Delayed> queue = new DelayQueue<>();
        queue.add(new Delayed() {
            public long getDelay(TimeUnit unit) {
                return unit.convert(1, TimeUnit.HOURS);
            }

            public int compareTo(Delayed other) {
                return 0;
            }
        });
        Thread t = new Thread(() -> {
            try {
                queue.take();
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();

        System.out.print(state);
    }
}
