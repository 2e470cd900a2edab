// When the thread has ended before, nobody notifies.
// Confirmed on JDK 17 and 25: seen.
public class WaitsWithoutAsking {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        synchronized (t) {
            t.wait(); //~ DEADLOCK
        }
    }
}
