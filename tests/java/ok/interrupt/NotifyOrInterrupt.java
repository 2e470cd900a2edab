//@ native: yes
//@ outputs: "notified\n" | "interrupted\n"
// A waiting thread gets a notify and an interrupt: it leaves by one of them. Notified and then
// interrupted before it has the monitor back, it may return normally with the status set; interrupted
// first, it throws.
public class NotifyOrInterrupt {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread a = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        Thread b = new Thread(first::interrupt);
        a.start();
        b.start();
        String how = "notified";
        synchronized (lock) {
            try {
                while (!ready) lock.wait();
            } catch (InterruptedException e) {
                how = "interrupted";
            }
        }
        System.out.println(how);
    }
}
