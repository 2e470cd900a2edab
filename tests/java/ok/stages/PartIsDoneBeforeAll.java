//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// A part has its result before allOf, which nobody's code runs for, has its own. Main looks at the part first.
import java.util.concurrent.CompletableFuture;

public class PartIsDoneBeforeAll {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> part = new CompletableFuture<>(), other = CompletableFuture.completedFuture(1);
        CompletableFuture<Void> all = CompletableFuture.allOf(part, other);
        Thread t = new Thread(() -> part.complete(2));
        t.start();
        boolean partDone = part.isDone();
        boolean allDone = all.isDone();
        t.join();
        System.out.println(partDone + " " + allDone);
    }
}
