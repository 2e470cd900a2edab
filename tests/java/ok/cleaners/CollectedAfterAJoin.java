//@ outputs: "true" | "false"
// Main has waited for the one thread that it has started. Who hands over cleared references is one more thread.
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class CollectedAfterAJoin {
    static Object kept = new Object();

    public static void main(String[] args) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> reference = new WeakReference<>(kept, queue);
        Thread other = new Thread(() -> kept = null);
        other.start();
        other.join();
        System.gc();
        System.out.print(queue.poll() == reference);
    }
}
