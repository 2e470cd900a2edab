//@ maven: org.agrona:agrona:1.6.0
//@ tracker: https://github.com/aeron-io/agrona/issues/216
//@ expect: assertion
// What a thread has put into the queue is not there for the same thread, while another one is in the middle of an offer.
import org.agrona.concurrent.ManyToOneConcurrentLinkedQueue;

class Driver {
    public static void main(String[] args) {
        ManyToOneConcurrentLinkedQueue<Integer> queue = new ManyToOneConcurrentLinkedQueue<>();
        new Thread(() -> queue.offer(1)).start();
        queue.offer(5);
        assert queue.poll() != null : "nothing in a queue that has an element";
    }
}
