//@ native: yes
//@ outputs: "2\n"
// The MCS queue lock: each waits on its own node, the predecessor releases it.
import java.util.concurrent.atomic.AtomicReference;

public class McsQueueLock {
    static class Node {
        volatile boolean locked;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int inside, entered;

    static void enter() {
        Node mine = new Node();
        Node before = tail.getAndSet(mine);
        if (before != null) {
            mine.locked = true;
            before.next = mine;
            while (mine.locked) Thread.onSpinWait();
        }
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        if (mine.next == null) {
            if (tail.compareAndSet(mine, null)) return;
            while (mine.next == null) Thread.onSpinWait();
        }
        mine.next.locked = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(McsQueueLock::enter);
        t.start();
        enter();
        t.join();
        System.out.println(entered);
    }
}
