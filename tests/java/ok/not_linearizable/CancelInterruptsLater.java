//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "not run\n" | "true false\n" | "true true\n"
// cancel(true) first makes the task cancelled, then interrupts its thread. The task looks for the one,
// then for the other: (true false) lies in between.
// Confirmed on JDK 17 and 25, but for "true false", "true true".
import java.util.concurrent.FutureTask;

public class CancelInterruptsLater {
    static FutureTask<Void> task;
    static String seen = "not run";

    public static void main(String[] args) throws Exception {
        task = new FutureTask<>(() -> {
            boolean cancelled = task.isCancelled();
            boolean interrupted = Thread.currentThread().isInterrupted();
            seen = cancelled + " " + interrupted;
            return null;
        });
        Thread t = new Thread(task);
        t.start();
        task.cancel(true);
        t.join();
        System.out.println(seen);
    }
}
