//@ native: yes
//@ outputs: "ran\n" | "cancelled\n"
// cancel(false) races with the worker: if it wins the task never runs, else the task runs to its end
// or is still running, in which case it is cancelled all the same.
import java.util.concurrent.FutureTask;

public class CancelledBeforeRun {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        boolean cancelled = task.cancel(false);
        t.join();
        assert cancelled == task.isCancelled();
        System.out.println(cancelled ? "cancelled" : "ran");
    }
}
