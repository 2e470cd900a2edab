// A waiter who seats as many as there are forks prevents nothing.
import java.util.concurrent.Semaphore;

public class WaiterLetsThreeSit {
    static final Object[] forks = {new Object(), new Object(), new Object()};
    static final Semaphore seats = new Semaphore(3);

    static void eat(int me) {
        seats.acquireUninterruptibly();
        synchronized (forks[me]) {
            synchronized (forks[(me + 1) % 3]) { //~ DEADLOCK
            }
        }
        seats.release();
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
