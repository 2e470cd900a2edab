//@ outputs: "1" | "2"
// Two pools make their threads with one factory, which counts without a lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FactoryIsCalledByBoth {
    static int made;

    static Thread make(Runnable task) {
        made++;
        return new Thread(task);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ExecutorService pool = Executors.newFixedThreadPool(1, FactoryIsCalledByBoth::make);
            pool.execute(() -> {});
            pool.shutdown();
        });
        other.start();
        ExecutorService pool = Executors.newFixedThreadPool(1, FactoryIsCalledByBoth::make);
        pool.execute(() -> {});
        pool.shutdown();
        other.join();
        System.out.print(made);
    }
}
