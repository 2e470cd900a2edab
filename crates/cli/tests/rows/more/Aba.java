import java.util.concurrent.atomic.*;
public class Aba {
    static class Node { final String value; Node next; Node(String v, Node n) { value = v; next = n; } }
    static final AtomicReference<Node> head = new AtomicReference<>();
    static final Node b = new Node("b", null), a = new Node("a", b);
    static Node pop() { Node h, n; do { h = head.get(); if (h == null) return null; n = h.next; } while (!head.compareAndSet(h, n)); return h; }
    static void push(Node x) { Node h; do { h = head.get(); x.next = h; } while (!head.compareAndSet(h, x)); }
    public static void main(String[] args) throws Exception {
        head.set(a);
        Thread t = new Thread(Aba::pop, "slow"); t.start();
        Node x = pop(), y = pop();
        if (x == a && y == b) { push(a); t.join(); if (head.get() == b) throw new AssertionError("b is in the stack, and I own it"); }
    }
}
