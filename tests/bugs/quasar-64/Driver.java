//@ maven: co.paralleluniverse:quasar-core:0.6.0
//@ tracker: https://github.com/puniverse/quasar/issues/64
//@ expect: assertion
// A single consumer reads the value and clears it in two steps: what comes in between is lost.
import co.paralleluniverse.strands.queues.BoxQueue;

class Driver {
    public static void main(String[] args) throws Exception {
        BoxQueue<Integer> box = new BoxQueue<>(true, true);
        Thread producer = new Thread(() -> box.enq(7));
        producer.start();
        Integer first = box.poll();
        producer.join();
        assert first != null || box.poll() != null : "the element was lost";
    }
}
