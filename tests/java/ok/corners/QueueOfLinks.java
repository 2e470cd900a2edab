//@ native: yes
//@ outputs: "ab" | "ba"
// A lock-free queue by hand: whoever finds the tail behind helps; nothing gets lost.
import java.util.concurrent.atomic.*;

public class QueueOfLinks {
    static class Node {
        final String value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(String value) {
            this.value = value;
        }
    }

    static final Node FIRST = new Node("");
    static final AtomicReference<Node> TAIL = new AtomicReference<>(FIRST);

    static void add(String value) {
        Node node = new Node(value);
        while (true) {
            Node tail = TAIL.get(), next = tail.next.get();
            if (next != null) {
                TAIL.compareAndSet(tail, next);
            } else if (tail.next.compareAndSet(null, node)) {
                TAIL.compareAndSet(tail, node);
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add("a"));
        t.start();
        add("b");
        t.join();
        for (Node n = FIRST.next.get(); n != null; n = n.next.get()) System.out.print(n.value);
    }
}
