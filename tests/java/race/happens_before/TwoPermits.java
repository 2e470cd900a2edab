//@ flags: +listener=race
// Two permits are none.
import java.util.concurrent.Semaphore;

public class TwoPermits {
    static int x;

    static void add(Semaphore permits) {
        permits.acquireUninterruptibly();
        x++; //~ RACE
        permits.release();
    }

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(2);
        new Thread(() -> add(permits)).start();
        add(permits);
    }
}
