//@ native: yes
//@ outputs: "BLOCKED\n" | "RUNNABLE\n"
// Main holds the monitor that the thread wants.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class BlockedOrNotYet {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                return;
            }
        });
        synchronized (monitor) {
            t.start();
            System.out.println(t.getState());
        }
        t.join();
    }
}
