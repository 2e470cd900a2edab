//@ native: yes
//@ outputs: "RUNNABLE" | "TIMED_WAITING"
// The queue stays empty. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItPollsForAnHour {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> queue = new LinkedBlockingDeque<>();
        Thread t = new Thread(() -> {
            try {
                queue.pollLast(1, TimeUnit.HOURS);
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        queue.add(1);
        t.join();
        System.out.print(state);
    }
}
