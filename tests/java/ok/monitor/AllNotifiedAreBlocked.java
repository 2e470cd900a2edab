//@ flags: +search.livelock=off
//@ outputs: "BLOCKED BLOCKED\n"
//@ native: yes
// All who are notified are blocked, and go on one after the other.
public class AllNotifiedAreBlocked {
    static final Object lock = new Object();
    static int waiting, done;

    static void await() {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            done++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(AllNotifiedAreBlocked::await), b = new Thread(AllNotifiedAreBlocked::await);
        a.start();
        b.start();
        for (boolean ready = false; !ready; Thread.yield()) {
            synchronized (lock) {
                ready = waiting == 2;
                if (ready) {
                    lock.notifyAll();
                    System.out.println(a.getState() + " " + b.getState());
                    assert done == 0;
                }
            }
        }
        a.join();
        b.join();
        assert done == 2;
    }
}
