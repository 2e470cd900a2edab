//@ outputs: "true" | "false"
// The reference comes into the queue some time after the collection: main finds it there or not.
import java.lang.ref.*;

public class CollectedIntoAQueue {
    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> reference = new PhantomReference<>(new Object(), queue);
        System.gc();
        System.out.print(queue.poll() == reference);
    }
}
