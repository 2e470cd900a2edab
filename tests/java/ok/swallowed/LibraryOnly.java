//@ note: none
// Exceptions that the library throws and catches inside itself are its own affair.
import java.util.concurrent.*;

public class LibraryOnly {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.add(1);
        Thread t = new Thread(() -> {
            try {
                queue.put(2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
