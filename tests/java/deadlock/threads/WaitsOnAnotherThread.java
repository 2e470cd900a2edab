// The end of t notifies those who wait on t, not on u, which was never started.
// Confirmed on JDK 17 and 25: seen.
public class WaitsOnAnotherThread {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {}), u = new Thread(() -> {});
        t.start();
        synchronized (u) {
            u.wait(); //~ DEADLOCK
        }
    }
}
