// a-b, b-c, c-a: no two threads disagree, the three together do. Needs two preemptions.
public class CycleOfThreeLocks {
    static final Object a = new Object(), b = new Object(), c = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, c));
        Thread u = new Thread(() -> both(c, a));
        t.start();
        u.start();
        both(a, b);
        t.join();
        u.join();
    }
}
