// A CLH lock that marks its node busy only after it has joined the queue: the successor looks in between.
import java.util.concurrent.atomic.AtomicReference;

public class ClhMarkedTooLate {
    static class Node {
        volatile boolean busy;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int inside;

    static void enter() {
        Node mine = new Node();
        Node before = tail.getAndSet(mine);
        mine.busy = true;
        while (before.busy) Thread.onSpinWait();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        mine.busy = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ClhMarkedTooLate::enter);
        t.start();
        enter();
        t.join();
    }
}
