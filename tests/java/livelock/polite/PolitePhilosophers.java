//@ flags: --livelock
// Two philosophers who put down the first fork when the second is taken, and try again at once: both
// lift, both fail, both put down, for ever if they keep in step.
import java.util.concurrent.locks.ReentrantLock;

public class PolitePhilosophers {
    static final ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock()};

    static void eat(int me) {
        while (true) {
            forks[me].lock();
            if (forks[1 - me].tryLock()) {
                forks[1 - me].unlock();
                forks[me].unlock();
                return;
            }
            forks[me].unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> eat(1));
        t.start();
        eat(0);
        t.join();
    }
}
