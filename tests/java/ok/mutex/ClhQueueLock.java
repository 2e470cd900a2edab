//@ native: yes
//@ outputs: "2\n"
// The CLH queue lock: each waits on the node of its predecessor.
import java.util.concurrent.atomic.AtomicReference;

public class ClhQueueLock {
    static class Node {
        volatile boolean busy;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int inside, entered;

    static void enter() {
        Node mine = new Node();
        mine.busy = true;
        Node before = tail.getAndSet(mine);
        while (before.busy) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        mine.busy = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ClhQueueLock::enter);
        t.start();
        enter();
        t.join();
        System.out.println(entered);
    }
}
