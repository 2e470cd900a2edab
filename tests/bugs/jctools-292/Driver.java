//@ maven: org.jctools:jctools-core:3.0.0
//@ tracker: https://github.com/JCTools/JCTools/issues/292
//@ expect: assertion
// The new node is reachable before the producer's own place is moved on.
import org.jctools.queues.SpscLinkedQueue;

class Driver {
    public static void main(String[] args) {
        SpscLinkedQueue<Integer> queue = new SpscLinkedQueue<>();
        new Thread(() -> queue.offer(1)).start();
        if (queue.poll() != null) {
            assert queue.isEmpty() : "its only element was taken, and it is not empty";
        }
    }
}
