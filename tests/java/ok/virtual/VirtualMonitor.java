//@ native: yes
//@ needs: jdk>=21
//@ outputs: "2"
// A monitor holds virtual threads apart, also while one sleeps.

public class VirtualMonitor {
    static int n;

    static synchronized void more() {
        int old = n;
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        n = old + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread a = Thread.ofVirtual().start(VirtualMonitor::more);
        Thread b = Thread.startVirtualThread(VirtualMonitor::more);
        a.join();
        b.join();
        System.out.print(n);
    }
}
