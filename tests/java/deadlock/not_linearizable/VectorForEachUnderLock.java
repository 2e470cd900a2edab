// forEach holds the Vector's monitor and calls the program, which wants a lock; main holds the lock
// and wants the Vector.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;

public class VectorForEachUnderLock {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Vector<Integer> vector = new Vector<>(List.of(1));
        new Thread(() -> vector.forEach(i -> {
            lock.lock(); //~ DEADLOCK
            lock.unlock();
        })).start();
        lock.lock();
        vector.size(); //~ DEADLOCK
        lock.unlock();
    }
}
