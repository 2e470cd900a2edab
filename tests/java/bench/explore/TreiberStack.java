import java.util.concurrent.atomic.AtomicReference;
/** A lock-free stack, three threads that push and pop. */
public class TreiberStack {
    static final class Node { final int v; Node next; Node(int v) { this.v = v; } }
    final AtomicReference<Node> top = new AtomicReference<>();
    void push(int v) {
        Node n = new Node(v);
        do { n.next = top.get(); } while (!top.compareAndSet(n.next, n));
    }
    Integer pop() {
        Node n;
        do { n = top.get(); if (n == null) return null; } while (!top.compareAndSet(n, n.next));
        return n.v;
    }
    public static void main(String[] args) {
        TreiberStack stack = new TreiberStack();
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> { stack.push(id); stack.pop(); }).start();
        }
    }
}
