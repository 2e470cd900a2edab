//@ outputs: "false" | "true"
// Whoever waits clears the status, and another thread asks for it.
public class InterruptStatusIsClearedByWaiting {


    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    // The status is cleared.
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean seen = waiter.isInterrupted();
        waiter.join();
        System.out.print(seen);
    }
}
