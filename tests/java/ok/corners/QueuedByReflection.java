//@ outputs: "false RUNNABLE" | "false WAITING" | "true RUNNABLE" | "true WAITING"
// A thread stands in the queue of a lock before it parks, also for whoever asks by reflection.
import java.util.concurrent.locks.*;
public class QueuedByReflection {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        var method = ReentrantLock.class.getMethod("hasQueuedThreads");
        lock.lock();
        Thread other = new Thread(() -> { lock.lock(); lock.unlock(); });
        other.start();
        boolean queued = (boolean) method.invoke(lock);
        Thread.State state = other.getState();
        lock.unlock();
        other.join();
        System.out.print(queued + " " + state);
    }
}
