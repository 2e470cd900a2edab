//@ flags: +spurious_wakeups=true
// One consumer, one producer, `if` instead of `while`: wrong only because wait() may return early.
public class IfAndSpuriousWakeup {
    static int items;

    static synchronized void take() {
        try {
            if (items == 0) IfAndSpuriousWakeup.class.wait();
        } catch (InterruptedException e) {
            return;
        }
        assert items == 1; //~ ASSERT
        items--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(IfAndSpuriousWakeup::take);
        t.start();
        synchronized (IfAndSpuriousWakeup.class) {
            items++;
            IfAndSpuriousWakeup.class.notify();
        }
        t.join();
    }
}
