//@ native: yes
//@ outputs: "1" | "2"
// One notification wakes one of two, whichever.

public class WokenOneOfTwo {
    static int woken;
    static int waiting;
    static final Object LOCK = new Object();

    static void await(int n) {
        synchronized (LOCK) {
            waiting++;
            LOCK.notifyAll();
            try {
                while (waiting < 3) {
                    LOCK.wait();
                }
                if (woken == 0) {
                    woken = n;
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> await(1));
        Thread u = new Thread(() -> await(2));
        t.start();
        u.start();
        synchronized (LOCK) {
            while (waiting < 2) {
                LOCK.wait();
            }
            waiting = 3;
            LOCK.notifyAll();
        }
        t.join();
        u.join();
        System.out.print(woken);
    }
}
