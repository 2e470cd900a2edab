//@ expect: exception java.lang.IllegalMonitorStateException
// A lock is given back by a thread that does not have it.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockedByAnother {
    static final ReentrantLock L = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        L.lock();
        Thread t = new Thread(L::unlock); //~ THROWS
        t.start();
        t.join();
        L.unlock();
    }
}
