// One slot, one wait set, notify(). Consumers a and b wait; the producer's first notify wakes a, its
// second put waits; a takes and notifies, which may wake b instead of the producer; b waits again.
public class NotifyInsteadOfNotifyAll {
    static boolean full;

    static synchronized void put() throws InterruptedException {
        while (full) NotifyInsteadOfNotifyAll.class.wait(); //~ DEADLOCK
        full = true;
        NotifyInsteadOfNotifyAll.class.notify();
    }

    static synchronized void take() {
        try {
            while (!full) NotifyInsteadOfNotifyAll.class.wait(); //~ DEADLOCK
        } catch (InterruptedException e) {
            return;
        }
        full = false;
        NotifyInsteadOfNotifyAll.class.notify();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(NotifyInsteadOfNotifyAll::take);
        Thread b = new Thread(NotifyInsteadOfNotifyAll::take);
        a.start();
        b.start();
        put();
        put();
        a.join();
        b.join();
    }
}
