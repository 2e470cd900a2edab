//@ needs: jdk>=17
//@ native: yes
//@ outputs: "3\n"
// Treiber's stack with fresh nodes: what is pushed is popped, each once.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackFreshNodes {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int value) {
        Node head;
        do {
            head = top.get();
        } while (!top.compareAndSet(head, new Node(value, head)));
    }

    static int pop() {
        Node head;
        do {
            head = top.get();
            if (head == null) return 0;
        } while (!top.compareAndSet(head, head.next()));
        return head.value();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> push(1));
        t.start();
        push(2);
        int first = pop();
        t.join();
        System.out.println(first + pop() + pop());
    }
}
