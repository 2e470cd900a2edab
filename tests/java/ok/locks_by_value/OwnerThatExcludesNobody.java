//@ native: yes
//@ outputs: "1" | "2"
// To be called the owner of a synchronizer keeps nobody out.
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
public class OwnerThatExcludesNobody {
    static class Fake extends AbstractOwnableSynchronizer {
        void lock() {
            setExclusiveOwnerThread(Thread.currentThread());
        }

        void unlock() {
            setExclusiveOwnerThread(null);
        }
    }

    static int x;
    public static void main(String[] args) throws Exception {
        Fake f = new Fake();
        Runnable r = () -> { f.lock(); x++; f.unlock(); };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(x);
    }
}
