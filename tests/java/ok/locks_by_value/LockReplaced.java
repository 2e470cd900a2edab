//@ native: yes
//@ outputs: "1" | "2"
// A lock that is replaced while others wait for it protects nothing.

public class LockReplaced {
    static Object lock = new Object();
    static int n;

    static void more() {
        synchronized (lock) {
            lock = new Object();
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockReplaced::more);
        t.start();
        more();
        t.join();
        System.out.print(n);
    }
}
