//@ outputs: "false false" | "false true" | "true false" | "true true"
// A task is done before it is put into the queue of the done ones.
import java.util.concurrent.*;
public class DoneButNotYetInTheQueue {
    public static void main(String[] args) throws Exception {
        Thread[] t = new Thread[1];
        ExecutorCompletionService<Integer> s = new ExecutorCompletionService<>(r -> { t[0] = new Thread(r); t[0].start(); });
        Future<Integer> f = s.submit(() -> 1);
        boolean done = f.isDone();
        boolean there = s.poll() != null;
        t[0].join();
        System.out.print(done + " " + there);
    }
}
