import java.util.concurrent.*;
public class EarlyShutdown {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    public static void main(String[] args) throws Exception {
        Thread client = new Thread(() -> pool.execute(() -> System.out.println("job")), "client");
        client.start();
        pool.shutdown();
        client.join();
    }
}
