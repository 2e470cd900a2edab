//@ needs: jdk>=21
//@ outputs: "1" | "2"
// A virtual thread waits in a monitor until another notifies; whoever counts first.
public class VirtualWaitsInMonitor {
    static final Object M = new Object();
    static boolean go;
    static int first;

    public static void main(String[] args) throws Exception {
        Runnable body = () -> {
            synchronized (M) {
                while (!go) {
                    try {
                        M.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                if (first == 0) {
                    first = Integer.parseInt(Thread.currentThread().getName());
                }
            }
        };
        Thread a = Thread.ofVirtual().name("1").start(body);
        Thread b = Thread.ofVirtual().name("2").start(body);
        synchronized (M) {
            go = true;
            M.notifyAll();
        }
        a.join();
        b.join();
        System.out.print(first);
    }
}
