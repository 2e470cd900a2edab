//@ native: yes
//@ outputs: "2\n"
// A semaphore with one permit excludes.
import java.util.concurrent.Semaphore;

public class SemaphoreAsMutex {
    static final Semaphore mutex = new Semaphore(1);
    static int inside, entered;

    static void enter() {
        mutex.acquireUninterruptibly();
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        mutex.release();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SemaphoreAsMutex::enter);
        t.start();
        enter();
        t.join();
        System.out.println(entered);
    }
}
