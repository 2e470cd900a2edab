//@ needs: jdk>=21
//@ outputs: "seen 1\n"
// A virtual thread waits in a monitor like others.

public class VirtualWaitsInAMonitor {
    static int x;

    public static void main(String[] a) throws Exception {
        Object o = new Object();
        Thread t = Thread.ofVirtual().start(() -> {
            synchronized (o) {
                while (x == 0) try {
                    o.wait();
                } catch (InterruptedException e) {}
                System.out.println("seen " + x);
            }
        });
        synchronized (o) {
            x = 1;
            o.notify();
        }
        t.join();
    }
}
