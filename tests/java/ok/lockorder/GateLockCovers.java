//@ native: yes
//@ outputs: "fine\n"
// Opposite orders, but always under a third lock: a lock-order analysis alone would cry wolf.
public class GateLockCovers {
    static final Object gate = new Object(), a = new Object(), b = new Object();

    static void both(Object first, Object second) {
        synchronized (gate) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
        System.out.println("fine");
    }
}
