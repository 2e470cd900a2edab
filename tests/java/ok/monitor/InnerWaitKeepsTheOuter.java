//@ outputs: "b"
// wait gives back its own monitor only: who needs the outer one comes after.
public class InnerWaitKeepsTheOuter {
    static final Object OUTER = new Object(), INNER = new Object();
    static String log = "";

    public static void main(String[] args) throws Exception {
        Thread t;
        synchronized (OUTER) {
            t = new Thread(() -> {
                synchronized (OUTER) {
                    log += log.isEmpty() ? "a" : "";
                }
            });
            t.start();
            Thread n = new Thread(() -> {
                synchronized (INNER) {
                    INNER.notify();
                }
            });
            synchronized (INNER) {
                n.start();
                INNER.wait();
            }
            log += "b";
        }
        t.join();
        System.out.print(log);
    }
}
