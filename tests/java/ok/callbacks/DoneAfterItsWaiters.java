//@ native: yes
//@ outputs: "false" | "true"
// Whoever waits for a task may go on before the task has called back that it is done.
import java.util.concurrent.*;

public class DoneAfterItsWaiters {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                done = true;
            }
        };
        Thread t = new Thread(task);
        t.start();
        task.get();
        boolean seen = done;
        t.join();
        System.out.print(seen);
    }
}
