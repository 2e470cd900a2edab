// Two threads take two locks crosswise while a server polls its queue for ever. `lock` cannot be interrupted: nobody
// gets them out of it.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ServerBesideTwoLocks {
    public static void main(String[] args) throws Exception {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        BlockingQueue<Integer> requests = new LinkedBlockingQueue<>();
        Thread server = new Thread(() -> {
            try {
                while (true) requests.poll(100, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return;
            }
        });
        server.start();
        Thread t = new Thread(() -> {
            a.lock();
            b.lock(); //~ DEADLOCK
            b.unlock();
            a.unlock();
        });
        t.start();
        b.lock();
        a.lock(); //~ DEADLOCK
        a.unlock();
        b.unlock();
        t.join();
        server.interrupt();
    }
}
