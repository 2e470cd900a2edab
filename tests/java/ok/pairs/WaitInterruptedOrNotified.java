//@ outputs: "notified true\n" | "interrupted false\n"
// Who waits when main comes is notified first, and returns when it has the monitor back, with the status set. Who comes to wait after
// that finds its status set and is thrown out.
public class WaitInterruptedOrNotified {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("notified " + Thread.interrupted());
                } catch (InterruptedException e) {
                    System.out.println("interrupted " + Thread.interrupted());
                }
            }
        });
        t.start();
        synchronized (lock) {
            lock.notify();
            t.interrupt();
        }
    }
}
