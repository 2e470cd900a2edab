//@ outputs: "done\n" | "timeout\n"
// The usual loop of a timed wait: computes what is left, and gives up when nothing is.
public class RemainingTimeWait {
    static final Object lock = new Object();
    static boolean done;

    static boolean await(long millis) throws InterruptedException {
        synchronized (lock) {
            long end = System.currentTimeMillis() + millis;
            while (!done) {
                long left = end - System.currentTimeMillis();
                if (left <= 0) return false;
                lock.wait(left);
            }
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notifyAll();
            }
        });
        t.start();
        System.out.println(await(100) ? "done" : "timeout");
        t.join();
    }
}
