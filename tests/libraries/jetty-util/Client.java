//@ maven: org.eclipse.jetty:jetty-util:12.0.14
//@ maven: org.slf4j:slf4j-nop:2.0.16
// Two tasks in Jetty's thread pool.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.thread.ExecutorThreadPool;

class Client {
    public static void main(String[] args) throws Exception {
        ExecutorThreadPool pool = new ExecutorThreadPool(2, 1);
        pool.start();
        AtomicInteger sum = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 1; i <= 2; i++) {
            int add = i;
            pool.execute(() -> {
                sum.addAndGet(add);
                done.countDown();
            });
        }
        done.await();
        pool.stop();
        System.out.println(sum + " " + pool.isStopped());
        assert sum.get() == 3;
    }
}
