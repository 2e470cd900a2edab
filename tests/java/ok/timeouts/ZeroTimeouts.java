//@ native: yes
//@ outputs: "null false false timeout"
// No time at all: each gives up at once, whatever the other threads could do.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ZeroTimeouts {
    public static void main(String[] args) throws Exception {
        System.out.print(new LinkedBlockingQueue<Integer>().poll(0, TimeUnit.SECONDS) + " ");
        System.out.print(new Semaphore(0).tryAcquire(0, TimeUnit.SECONDS) + " ");
        System.out.print(new CountDownLatch(1).await(0, TimeUnit.SECONDS) + " ");
        try {
            new CompletableFuture<Integer>().get(0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            System.out.print("timeout");
        }
    }
}
