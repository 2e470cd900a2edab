//@ expect: exception java.util.concurrent.RejectedExecutionException
// The flag is looked at, then the pool is used: it may have been shut down in between.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ToldAfterTheShutdown {
    static class Notifier {
        private final ExecutorService pool = Executors.newSingleThreadExecutor();
        private volatile boolean closed;

        void tell(Runnable message) {
            if (!closed) pool.execute(message); //~ THROWS
        }

        void close() {
            closed = true;
            pool.shutdown();
        }
    }

    public static void main(String[] args) throws Exception {
        Notifier notifier = new Notifier();
        Thread caller = new Thread(() -> notifier.tell(() -> {}));
        caller.start();
        notifier.close();
        caller.join();
    }
}
