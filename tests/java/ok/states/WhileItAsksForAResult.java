//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to ask, or waits for the result. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItAsksForAResult {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(() -> 1);
        Thread t = new Thread(() -> {
            try {
                future.get();
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        future.run();
        t.join();
        System.out.print(state);
    }
}
