//@ outputs: "set init"
//@ native: yes
// One worker runs both tasks, so that the second finds what the first has left; after remove there is the initial value again.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LocalOfAWorker {
    public static void main(String[] args) throws Exception {
        ThreadLocal<String> local = ThreadLocal.withInitial(() -> "init");
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> local.set("set"));
        System.out.print(pool.submit(() -> {
            String found = local.get();
            local.remove();
            return found + " " + local.get();
        }).get());
        pool.shutdown();
    }
}
