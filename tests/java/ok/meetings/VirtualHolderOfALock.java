//@ needs: jdk>=21
//@ outputs: "got\n"
// A virtual thread that has the lock is alive: nobody waits for ever.
import java.util.concurrent.locks.*;

public class VirtualHolderOfALock {
    public static void main(String[] a) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Thread v = Thread.ofVirtual().start(() -> {
            l.lock();
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {}
            l.unlock();
        });
        l.lock();
        System.out.println("got");
        l.unlock();
        v.join();
    }
}
