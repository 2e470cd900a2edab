//@ flags: +listener=race
// The second increment is made after the lock was given up.
import java.util.concurrent.locks.*;

public class RaceAfterUnlock {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        new Thread(() -> {
            l.lock();
            x++; //~ RACE
            l.unlock();
        }).start();
        l.lock();
        l.unlock();
        x++; //~ RACE
    }
}
