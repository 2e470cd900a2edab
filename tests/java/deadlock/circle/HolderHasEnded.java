// A thread ends without giving its lock back; main waits for it for ever, beside a daemon that goes on.
import java.util.concurrent.locks.*;

public class HolderHasEnded {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread beat = new Thread(() -> {
            try {
                while (true) Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        });
        beat.setDaemon(true);
        beat.start();
        Thread t = new Thread(lock::lock);
        t.start();
        t.join();
        lock.lock(); //~ DEADLOCK
        lock.unlock();
    }
}
