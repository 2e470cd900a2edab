//@ flags: --livelock
// An MCS lock that forgets to wait for a successor that has joined the queue but not yet linked itself:
// the successor then links itself to a node nobody reads again and spins for ever.
import java.util.concurrent.atomic.AtomicReference;

public class McsMissedSuccessor {
    static class Node {
        volatile boolean locked;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();

    static void enter() {
        Node mine = new Node();
        Node before = tail.getAndSet(mine);
        if (before != null) {
            mine.locked = true;
            before.next = mine;
            while (mine.locked) Thread.onSpinWait();
        }
        if (mine.next == null) {
            tail.compareAndSet(mine, null);
            return;
        }
        mine.next.locked = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(McsMissedSuccessor::enter);
        t.start();
        enter();
        t.join();
    }
}
