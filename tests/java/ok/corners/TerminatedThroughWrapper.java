//@ outputs: "false false" | "false true" | "true false" | "true true"
// The task is done and the pool has ended, or not, at either look, whatever the pool is wrapped in.
import java.util.concurrent.*;
public class TerminatedThroughWrapper {
    static volatile boolean done;
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> done = true);
        e.shutdown();
        boolean d = done, t = e.isTerminated();
        System.out.print(d + " " + t);
    }
}
