//@ maven: org.jctools:jctools-core:1.2
//@ tracker: https://github.com/JCTools/JCTools/issues/119
//@ expect: assertion
// The index is moved before the element is there: the queue is not empty and has nothing.
import org.jctools.queues.SpscGrowableArrayQueue;

class Driver {
    public static void main(String[] args) {
        SpscGrowableArrayQueue<Integer> queue = new SpscGrowableArrayQueue<>(8, 16);
        new Thread(() -> queue.offer(1)).start();
        if (!queue.isEmpty()) {
            assert queue.poll() != null : "not empty, but nothing there";
        }
    }
}
