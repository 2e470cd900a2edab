//@ native: yes
//@ outputs: "ok\n"
// The same schedule with a stamp on the top: the stale compare-and-set fails and is repeated.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedStack {
    static class Node {
        volatile Node next;
    }

    static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    static Node pop() {
        int[] stamp = new int[1];
        Node head, next;
        do {
            head = top.get(stamp);
            if (head == null) return null;
            next = head.next;
        } while (!top.compareAndSet(head, next, stamp[0], stamp[0] + 1));
        return head;
    }

    static void push(Node node) {
        int[] stamp = new int[1];
        Node head;
        do {
            head = top.get(stamp);
            node.next = head;
        } while (!top.compareAndSet(head, node, stamp[0], stamp[0] + 1));
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node(), b = new Node();
        push(b);
        push(a);
        Thread t = new Thread(StampedStack::pop);
        t.start();
        Node x = pop();
        Node y = pop();
        if (x == a && y == b) {
            push(a);
            t.join();
            assert top.getReference() != b;
        }
        t.join();
        System.out.println("ok");
    }
}
