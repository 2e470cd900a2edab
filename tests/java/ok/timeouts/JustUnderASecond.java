//@ outputs: "true\n" | "false\n"
// A wait of less than a second may time out at any moment.
public class JustUnderASecond {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notify();
            }
        });
        synchronized (lock) {
            t.start();
            lock.wait(999);
            System.out.println(done);
        }
        t.join();
    }
}
