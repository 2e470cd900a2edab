//@ outputs: "true"
//@ assumes: collect
// The referent is gone after the collection, and the reference comes to its queue.
import java.lang.ref.*;
public class QueueHearsOfIt {
    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> w = new WeakReference<>(new Object(), q);
        System.gc();
        System.out.print(q.remove() == w);
    }
}
