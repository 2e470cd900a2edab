//@ maven: org.apache.commons:commons-collections4:4.4
// Two threads put into a synchronized queue that is bounded.
import org.apache.commons.collections4.QueueUtils;
import org.apache.commons.collections4.queue.CircularFifoQueue;
import java.util.Queue;

class Client {
    public static void main(String[] args) throws Exception {
        Queue<Integer> queue = QueueUtils.synchronizedQueue(new CircularFifoQueue<>(2));
        Thread other = new Thread(() -> queue.add(1));
        other.start();
        queue.add(1);
        queue.add(1);
        other.join();
        System.out.println(queue);
        assert queue.size() == 2;
    }
}
