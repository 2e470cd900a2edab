//@ native: yes
//@ outputs: "true null" | "true found"
// A reference that another thread puts into its queue.
import java.lang.ref.*;

public class ReferenceEnqueued {
    static boolean enqueued;

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object v = new Object();
        WeakReference<Object> reference = new WeakReference<>(v, queue);
        Thread t = new Thread(() -> enqueued = reference.enqueue());
        t.start();
        Reference<?> found = queue.poll();
        t.join();
        System.out.print(enqueued + " " + (found == null ? null : "found"));
        Reference.reachabilityFence(v);
    }
}
