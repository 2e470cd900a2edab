//@ outputs: "flag" | "none"
// awaitUninterruptibly does not end by an interrupt, and keeps it.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class DeafToInterrupts {
    static final ReentrantLock L = new ReentrantLock();
    static final Condition C = L.newCondition();
    static boolean go;
    static String how;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            L.lock();
            while (!go) {
                C.awaitUninterruptibly();
            }
            how = Thread.interrupted() ? "flag" : "none";
            L.unlock();
        });
        w.start();
        Thread i = new Thread(w::interrupt);
        i.start();
        L.lock();
        go = true;
        C.signalAll();
        L.unlock();
        w.join();
        i.join();
        System.out.print(how);
    }
}
