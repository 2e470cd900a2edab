//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to take the lock, or stands in its queue. Nobody else lets it go on before its state was looked
// at.
import java.util.concurrent.locks.*;

public class WhileItWantsToWrite {
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        long stamp = lock.readLock();
        Thread t = new Thread(() -> {
            try {
                lock.unlockWrite(lock.writeLock());
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        lock.unlockRead(stamp);
        t.join();
        System.out.print(state);
    }
}
