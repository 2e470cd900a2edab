//@ native: yes
//@ outputs: "0" | "1"
// Whoever waits for the inner monitor keeps the outer one: what is guarded by both is not touched meanwhile; what the inner one
// guards alone is.
public class NestedWaitGivesUpOne {
    static final Object OUTER = new Object(), INNER = new Object();
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (INNER) { n = 1; INNER.notify(); } });
        t.start();
        synchronized (OUTER) {
            synchronized (INNER) {
                int before = n;
                INNER.wait(5);
                System.out.print(n - before);
            }
        }
        t.join();
    }
}
