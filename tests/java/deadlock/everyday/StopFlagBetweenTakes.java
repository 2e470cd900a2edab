// The worker looks at the flag between two tasks only: told to stop while it waits for the next one, it waits for ever.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

public class StopFlagBetweenTakes {
    static class Worker extends Thread {
        private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
        private volatile boolean stopped;

        void submit(Runnable task) {
            tasks.add(task);
        }

        void shutdown() {
            stopped = true;
        }

        @Override
        public void run() {
            try {
                while (!stopped) tasks.take().run(); //~ DEADLOCK
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Worker worker = new Worker();
        worker.start();
        CountDownLatch done = new CountDownLatch(1);
        worker.submit(done::countDown);
        done.await();
        worker.shutdown();
        worker.join(); //~ DEADLOCK
    }
}
