//@ needs: jdk>=25
//@ known-wrong: workers look at the queues in one order, which the verdict says
//@ assumes: look at its queues in the order
//@ outputs: "ab" | "ba"
// Two stages are handed to the common pool by two threads, one after the other, while its only worker is busy.
// The worker may find the later one first.
import java.util.concurrent.*;

public class AsyncFromTwoThreads {
    static final StringBuffer order = new StringBuffer();

    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<Void> busy = CompletableFuture.runAsync(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        CompletableFuture<?>[] a = new CompletableFuture<?>[1];
        Thread t = new Thread(() -> a[0] = CompletableFuture.runAsync(() -> order.append("a")));
        t.start();
        t.join();
        CompletableFuture<?> b = CompletableFuture.runAsync(() -> order.append("b"));
        go.countDown();
        CountDownLatch both = new CountDownLatch(2);
        a[0].thenRun(both::countDown);
        b.thenRun(both::countDown);
        both.await();
        System.out.print(order);
    }
}
