//@ flags: +search.livelock=off
//@ outputs: "interrupted\n"
//@ native: yes
// An interrupt that comes while its sender has the monitor is not forgotten when the waiter gets it back.
public class InterruptedWaiterKnowsWhy {
    static final Object lock = new Object();
    static boolean waits;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                    System.out.println("notified");
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        t.start();
        for (boolean ready = false; !ready; Thread.yield()) {
            synchronized (lock) {
                ready = waits;
                if (ready) t.interrupt();
            }
        }
        t.join();
    }
}
