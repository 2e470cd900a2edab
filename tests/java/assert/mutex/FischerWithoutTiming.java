// Fischer's protocol is right only if a write comes sooner than the delay ends. No such promise exists
// for threads: one reads "free", stalls, and writes its name after the other has slept and entered.
public class FischerWithoutTiming {
    static volatile int owner;
    static int inside;

    static void enter(int me) {
        do {
            while (owner != 0) Thread.onSpinWait();
            owner = me;
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        } while (owner != me);
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        owner = 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> enter(2));
        t.start();
        enter(1);
        t.join();
    }
}
