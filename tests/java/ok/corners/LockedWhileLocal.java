//@ native: yes
//@ outputs: "1" | "11"
// The lock is taken before anybody else knows it, and published inside: whoever finds it waits.
public class LockedWhileLocal {
    static volatile Object lock;
    static int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Object own = new Object();
            synchronized (own) {
                lock = own;
                n = n + 1;
            }
        });
        t.start();
        Object found = lock;
        if (found != null) {
            synchronized (found) {
                n = n + 10;
            }
        }
        t.join();
        System.out.print(n);
    }
}
