// wait gives up one monitor only: the outer one stays taken.
public class WaitKeepsTheOuterMonitor {
    public static void main(String[] a) throws Exception {
        Object o = new Object(), i = new Object();
        boolean[] f = new boolean[1];
        Thread t = new Thread(() -> {
            synchronized (o) {
                synchronized (i) {
                    f[0] = true;
                    i.notify();
                }
            }
        });
        t.start();
        synchronized (o) {
            synchronized (i) {
                while (!f[0]) i.wait();
            }
        }
        t.join();
    }
}
