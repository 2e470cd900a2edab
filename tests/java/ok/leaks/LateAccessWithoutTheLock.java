//@ native: yes
//@ outputs: "0" | "1" | "2"
// All accesses hold the lock but the last one.

public class LateAccessWithoutTheLock {
    static int n;
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                synchronized (LOCK) {
                    n++;
                }
            }
        });
        t.start();
        synchronized (LOCK) {
            n += 0;
        }
        System.out.print(n);
    }
}
