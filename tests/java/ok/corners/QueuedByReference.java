//@ outputs: "false RUNNABLE" | "false WAITING" | "true RUNNABLE" | "true WAITING"
// A thread stands in the queue of a lock before it parks, also for whoever asks through a method reference.
import java.util.concurrent.locks.*;
import java.util.function.*;
public class QueuedByReference {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        BooleanSupplier asked = lock::hasQueuedThreads;
        lock.lock();
        Thread other = new Thread(() -> { lock.lock(); lock.unlock(); });
        other.start();
        boolean queued = asked.getAsBoolean();
        Thread.State state = other.getState();
        lock.unlock();
        other.join();
        System.out.print(queued + " " + state);
    }
}
