//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// complete sets the result, then runs what depends on it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class DoneBeforeItsDependents {
    public static void main(String[] args) throws Exception {
        AtomicInteger ran = new AtomicInteger();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenRun(ran::incrementAndGet);
        Thread t = new Thread(() -> future.complete(1));
        t.start();
        boolean done = future.isDone();
        int seen = ran.get();
        t.join();
        System.out.println(done + " " + seen);
    }
}
