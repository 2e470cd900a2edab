//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// A pool of one thread and main run dependents that add to one plain list, as in AcceptIntoPlainList.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.CompletableFuture;

public class QueuedPlainAdds {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CompletableFuture<Void> done = CompletableFuture.completedFuture(1).thenAcceptAsync(list::add, pool);
        CompletableFuture.completedFuture(2).thenAccept(list::add);
        done.join();
        pool.shutdown();
        System.out.println(list);
    }
}
