//@ flags: +listener=race
// One permit is a lock.
import java.util.concurrent.Semaphore;

public class Permitted {
    static int x;

    static void add(Semaphore permits) {
        permits.acquireUninterruptibly();
        x++;
        permits.release();
    }

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(1);
        new Thread(() -> add(permits)).start();
        add(permits);
    }
}
