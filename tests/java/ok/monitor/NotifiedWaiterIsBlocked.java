//@ flags: +search.livelock=off
//@ outputs: "WAITING BLOCKED\n"
//@ native: yes
// Who is notified wants the monitor back, and is blocked as long as the notifier has it.
public class NotifiedWaiterIsBlocked {
    static final Object lock = new Object();
    static boolean waits;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        t.start();
        for (boolean ready = false; !ready; Thread.yield()) {
            synchronized (lock) {
                ready = waits;
                if (ready) {
                    Thread.State before = t.getState();
                    lock.notify();
                    System.out.println(before + " " + t.getState());
                }
            }
        }
        t.join();
    }
}
