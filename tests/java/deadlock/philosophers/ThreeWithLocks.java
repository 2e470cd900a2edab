// The same table with ReentrantLocks as forks.
import java.util.concurrent.locks.ReentrantLock;

public class ThreeWithLocks {
    static final ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};

    static void eat(int me) {
        forks[me].lock();
        forks[(me + 1) % 3].lock(); //~ DEADLOCK
        forks[(me + 1) % 3].unlock();
        forks[me].unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> eat(1));
        Thread b = new Thread(() -> eat(2));
        a.start();
        b.start();
        eat(0);
        a.join();
        b.join();
    }
}
