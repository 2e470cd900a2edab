//@ native: yes
//@ outputs: "true\n"
// The notification comes within five seconds.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class WaitFiveSeconds {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        });
        synchronized (monitor) {
            t.start();
            if (!ready) {
                monitor.wait(5000);
            }
            System.out.println(ready);
        }
    }
}
