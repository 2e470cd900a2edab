//@ outputs: "1 false\n" | "cancelled true\n"
// A task is cancelled before its result is set, or not at all.
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;

public class CancelledNoLonger {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        boolean cancelled = task.cancel(false);
        String end;
        try {
            end = "" + task.get();
        } catch (CancellationException e) {
            end = "cancelled";
        }
        System.out.println(end + " " + cancelled);
    }
}
