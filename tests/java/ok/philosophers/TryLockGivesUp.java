//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// Who does not get the second fork puts the first back and goes hungry: nobody blocks. 0: each held
// one while the other tried. 1: one found the other's fork taken. 2: one after the other.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockGivesUp {
    static final ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock()};
    static final AtomicInteger meals = new AtomicInteger();

    static void eat(int me) {
        if (!forks[me].tryLock()) return;
        if (forks[1 - me].tryLock()) {
            meals.incrementAndGet();
            forks[1 - me].unlock();
        }
        forks[me].unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> eat(1));
        t.start();
        eat(0);
        t.join();
        System.out.println(meals);
    }
}
