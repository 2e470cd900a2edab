//@ native: yes
//@ outputs: "WAITING BLOCKED\n" | "early\n"
// A thread that was notified competes for the monitor as long as the notifier has it.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class NotifiedIsBlocked {
    static boolean inside, go;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                inside = true;
                while (!go) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        });
        t.start();
        String seen = "early";
        synchronized (monitor) {
            go = true;
            if (inside) {
                seen = "" + t.getState();
                monitor.notify();
                seen += " " + t.getState();
            }
        }
        t.join();
        System.out.println(seen);
    }
}
