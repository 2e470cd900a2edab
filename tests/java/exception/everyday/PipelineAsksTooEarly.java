//@ expect: exception java.lang.IllegalStateException
// getNow in the middle of the pipeline takes what is not there yet.
import java.util.concurrent.*;

public class PipelineAsksTooEarly {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        if (f.thenApply(n -> n + 1).getNow(-1) == -1) throw new IllegalStateException(); //~ THROWS
        t.join();
    }
}
