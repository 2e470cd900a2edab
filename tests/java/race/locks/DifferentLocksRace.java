//@ flags: +listener=race
// Both lock, each its own lock.
public class DifferentLocksRace {
    static final Object a = new Object(), b = new Object();
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (a) {
                count++; //~ RACE
            }
        });
        t.start();
        synchronized (b) {
            count++; //~ RACE
        }
        t.join();
    }
}
