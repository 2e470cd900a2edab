//@ native: yes
//@ outputs: "false true" | "false false" | "true false" | "true true"
// A future of a completion service is done before it is in the queue of done ones.
import java.util.concurrent.*;
public class DoneBeforeItIsQueued {
    public static void main(String[] args) throws Exception {
        ExecutorCompletionService<String> e = new ExecutorCompletionService<>(r -> new Thread(r).start());
        Future<String> f = e.submit(() -> "x");
        boolean done = f.isDone();
        boolean none = e.poll() == null;
        System.out.print(done + " " + none);
    }
}
