//@ outputs: "0\n" | "1\n" | "2\n" | "3\n"
// A task at a fixed rate that has missed runs makes up for them: after a sleep over three periods it may have run any
// number of times up to then, and no run is lost when the pool is given the time.
import java.util.concurrent.*;

public class ThirdRunOfALateTask {
    static int runs;

    static synchronized void run() {
        if (runs < 3) runs++;
    }

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(ThirdRunOfALateTask::run, 10, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(35);
        synchronized (ThirdRunOfALateTask.class) {
            System.out.println(runs);
        }
        pool.shutdownNow();
    }
}
