//@ outputs: "0 0" | "1 0" | "1 1"
// An executor takes a task from its queue, then main takes the task's monitor, then the task runs: 1 0.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class SynchronizedTask implements Runnable {
    static volatile int ran;

    @Override
    public synchronized void run() {
        ran = 1;
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        ThreadPoolExecutor executor = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue);
        executor.prestartCoreThread();
        SynchronizedTask task = new SynchronizedTask();
        executor.execute(task);
        int taken, done;
        synchronized (task) {
            taken = 1 - queue.size();
            done = ran;
        }
        executor.shutdown();
        System.out.print(taken + " " + done);
    }
}
