//@ outputs: "2\n"
// Workers that take requests until they are told to stop by interruption.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CountingServer {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Runnable> requests = new LinkedBlockingQueue<>();
        AtomicInteger served = new AtomicInteger();
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    requests.take().run();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        });
        worker.start();
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            requests.add(() -> {
                served.incrementAndGet();
                done.countDown();
            });
        }
        done.await();
        worker.interrupt();
        worker.join();
        System.out.println(served);
    }
}
