//@ native: yes
//@ outputs: "full\n"
// A semaphore lets at most two of three sit down, so one always gets both forks.
import java.util.concurrent.Semaphore;

public class WaiterLetsTwoSit {
    static final Object[] forks = {new Object(), new Object(), new Object()};
    static final Semaphore seats = new Semaphore(2);

    static void eat(int me) {
        seats.acquireUninterruptibly();
        synchronized (forks[me]) {
            synchronized (forks[(me + 1) % 3]) {
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
        System.out.println("full");
    }
}
