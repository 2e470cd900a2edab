//@ outputs: "TT" | "RR" | "RB" | "BB"
// The thread is runnable, waits for its own monitor to end, or has ended; it does not end while main has the monitor.
public class StateUnderItsMonitor {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        Thread.State x, y;
        synchronized (t) {
            x = t.getState();
            y = t.getState();
        }
        System.out.print("" + x.name().charAt(0) + y.name().charAt(0));
        t.join();
    }
}
