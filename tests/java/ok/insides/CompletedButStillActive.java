//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// A worker counts its task before it says that it is idle.
import java.util.concurrent.*;

public class CompletedButStillActive {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {});
        future.get();
        long completed = pool.getCompletedTaskCount();
        int active = pool.getActiveCount();
        System.out.println(completed + " " + active);
        pool.shutdown();
    }
}
