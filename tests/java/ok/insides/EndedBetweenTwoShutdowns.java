//@ outputs: "false true" | "true false" | "true true"
// A pool that has ended first says that it is about to, then that it has. Whoever shuts it down meanwhile finds that there is nothing left
// to do, and comes back between the two ("true ..."); whether it has ended by then is asked a moment later.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class EndedBetweenTwoShutdowns {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread other = new Thread(pool::shutdown);
        other.start();
        pool.shutdown();
        System.out.print(pool.isTerminating() + " " + pool.isTerminated());
        other.join();
    }
}
