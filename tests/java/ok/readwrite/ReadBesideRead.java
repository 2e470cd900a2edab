//@ outputs: "true" | "false"
// Two readers can be inside together.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadBesideRead {
    static final ReentrantReadWriteLock L = new ReentrantReadWriteLock();
    static volatile int inside, most;

    static void read() {
        L.readLock().lock();
        synchronized (L) {
            inside++;
            most = Math.max(most, inside);
        }
        synchronized (L) {
            inside--;
        }
        L.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ReadBesideRead::read);
        Thread b = new Thread(ReadBesideRead::read);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(most == 2);
    }
}
