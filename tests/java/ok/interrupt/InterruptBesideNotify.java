//@ outputs: "notified" | "notified+" | "woken"
// wait with an interrupt and a notification at the same time.
public class InterruptBesideNotify {
    static final Object L = new Object();
    static boolean go;
    static String how;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (L) {
                try {
                    while (!go) {
                        L.wait();
                    }
                    how = "notified" + (Thread.interrupted() ? "+" : "");
                } catch (InterruptedException e) {
                    how = "woken";
                }
            }
        });
        t.start();
        Thread i = new Thread(t::interrupt);
        i.start();
        synchronized (L) {
            go = true;
            L.notify();
        }
        t.join();
        i.join();
        System.out.print(how);
    }
}
