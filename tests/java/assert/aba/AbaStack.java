// A lock-free stack that reuses its nodes: pop reads top A and next B; meanwhile A and B are popped and
// A is pushed back; the compare-and-set succeeds and B, already out, is in the stack again.
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
    static class Node {
        volatile Node next;
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static Node pop() {
        Node head, next;
        do {
            head = top.get();
            if (head == null) return null;
            next = head.next;
        } while (!top.compareAndSet(head, next));
        return head;
    }

    static void push(Node node) {
        Node head;
        do {
            head = top.get();
            node.next = head;
        } while (!top.compareAndSet(head, node));
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node(), b = new Node();
        push(b);
        push(a);
        Thread t = new Thread(AbaStack::pop);
        t.start();
        Node x = pop();
        Node y = pop();
        if (x == a && y == b) {
            push(a);
            t.join();
            assert top.get() != b; //~ ASSERT
        }
        t.join();
    }
}
