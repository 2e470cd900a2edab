//@ flags: +jdk.trust=none
//@ native: yes
//@ outputs: "2\n"
// The lock's own code is explored step by step, not taken on trust: it still excludes.
import java.util.concurrent.locks.ReentrantLock;

public class LockFromInside {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void add() {
        lock.lock();
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockFromInside::add);
        t.start();
        add();
        t.join();
        assert count == 2;
        System.out.println(count);
    }
}
