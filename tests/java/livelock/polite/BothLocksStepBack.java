//@ flags: --livelock
// Each takes its lock, finds the other's taken and gives up: for ever in step.
import java.util.concurrent.locks.ReentrantLock;

public class BothLocksStepBack {
    static final ReentrantLock A = new ReentrantLock(), B = new ReentrantLock();

    static void both(ReentrantLock mine, ReentrantLock other) {
        while (true) {
            mine.lock();
            if (other.tryLock()) {
                other.unlock();
                mine.unlock();
                return;
            }
            mine.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(A, B)).start();
        both(B, A);
    }
}
