//@ outputs: "true x\n"
// Timed methods that need not wait do not time out because the library has read the clock.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LibraryReadsAreNoChoice {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        queue.add("x");
        System.out.println(new ReentrantLock().tryLock(10, TimeUnit.MILLISECONDS) + " " + queue.poll(10, TimeUnit.MILLISECONDS));
    }
}
