//@ outputs: "c" | "rc" | "cr" | "rn"
//@ native: yes
// cancel succeeds until the task has its result: before it begins, or while it runs.
import java.util.concurrent.FutureTask;

public class CancelledBeforeWhileAfter {
    public static void main(String[] args) throws Exception {
        FutureTask<Void> task = new FutureTask<>(() -> System.out.print("r"), null);
        Thread t = new Thread(task);
        t.start();
        System.out.print(task.cancel(false) ? "c" : "n");
        t.join();
    }
}
