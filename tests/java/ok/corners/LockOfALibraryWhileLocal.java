//@ native: yes
//@ outputs: "1" | "11"
// The same with a lock of the library.
import java.util.concurrent.locks.*;

public class LockOfALibraryWhileLocal {
    static volatile Lock lock;
    static int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Lock own = new ReentrantLock();
            own.lock();
            lock = own;
            n = n + 1;
            own.unlock();
        });
        t.start();
        Lock found = lock;
        if (found != null) {
            found.lock();
            n = n + 10;
            found.unlock();
        }
        t.join();
        System.out.print(n);
    }
}
