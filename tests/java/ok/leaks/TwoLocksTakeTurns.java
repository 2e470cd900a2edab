//@ native: yes
//@ outputs: "3"
// Each pair of threads has a lock in common, all three have none: nothing is lost.

public class TwoLocksTakeTurns {
    static int n;
    static final Object A = new Object();
    static final Object B = new Object();
    static final Object C = new Object();

    static void more(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                n++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> more(A, B));
        Thread u = new Thread(() -> more(B, C));
        t.start();
        u.start();
        more(A, C);
        t.join();
        u.join();
        System.out.print(n);
    }
}
