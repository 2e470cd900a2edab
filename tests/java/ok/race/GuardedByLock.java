//@ flags: +listener=race
//@ native: yes
//@ outputs: "2\n"
// Every access under one ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;

public class GuardedByLock {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void add() {
        lock.lock();
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(GuardedByLock::add);
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
