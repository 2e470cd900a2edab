/**
 * A word that is written under a monitor and then without it, by the same code: that the machine has asked about it once does not
 * mean that it need not ask again.
 */
public class HeldThenNot {
    final Object lock = new Object();
    int x;

    void work() {
        synchronized (lock) {
            for (int i = 0; i < 3; i++) x++;
        }
        x++;
    }

    public static void main(String[] args) throws InterruptedException {
        HeldThenNot held = new HeldThenNot();
        Thread other = new Thread(held::work);
        other.start();
        held.work();
        other.join();
        System.out.println(held.x);
    }
}
