//@ outputs: "00" | "01" | "02" | "10" | "11" | "20"
// Two references are cleared by one collection, in either order; the second collection finds nothing new. Each poll finds what has been handed over by
// then: nothing, or one of the two, and the next one the other, if it has come.
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;

public class CollectedTwice {
    static int polled(ReferenceQueue<Object> queue) {
        int count = 0;
        while (queue.poll() != null) count++;
        return count;
    }

    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Reference<?>[] references = {new PhantomReference<>(new Object(), queue), new PhantomReference<>(new Object(), queue)};
        System.gc();
        int first = polled(queue);
        System.gc();
        System.out.print(first + "" + polled(queue));
        Reference.reachabilityFence(references);
    }
}
