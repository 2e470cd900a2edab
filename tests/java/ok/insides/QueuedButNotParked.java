//@ native: yes
//@ outputs: "false RUNNABLE" | "false WAITING" | "true RUNNABLE" | "true WAITING"
// A thread stands in the queue of a lock before it parks.
import java.util.concurrent.locks.*;

public class QueuedButNotParked {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        boolean queued = lock.hasQueuedThreads();
        Thread.State state = other.getState();
        lock.unlock();
        other.join();
        System.out.print(queued + " " + state);
    }
}
