//@ outputs: "true false 1" | "false true 1"
// A reference is enqueued once: one of both calls does it.
import java.lang.ref.*;
public class EnqueuedByBoth {
    static boolean a, b;
    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        Object o = new Object();
        WeakReference<Object> r = new WeakReference<>(o, q);
        Thread t = new Thread(() -> a = r.enqueue());
        t.start();
        b = r.enqueue();
        t.join();
        int n = 0;
        while (q.poll() != null) n++;
        System.out.print(a + " " + b + " " + n);
    }
}
