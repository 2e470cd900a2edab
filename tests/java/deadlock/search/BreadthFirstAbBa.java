//@ flags: +search=bfs
// The lock-order cycle, found breadth first.
public class BreadthFirstAbBa {
    static final Object a = new Object(), b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
    }
}
