//@ outputs: "signalled" | "interrupted" | "signalled+flag"
// Who is interrupted and signalled returns or throws; if it returns after an interrupt, the flag stays.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class InterruptOrSignal {
    static final ReentrantLock L = new ReentrantLock();
    static final Condition C = L.newCondition();
    static boolean go;
    static String how;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            L.lock();
            try {
                while (!go) {
                    C.await();
                }
                how = "signalled" + (Thread.interrupted() ? "+flag" : "");
            } catch (InterruptedException e) {
                how = "interrupted";
            } finally {
                L.unlock();
            }
        });
        Thread i = new Thread(w::interrupt);
        w.start();
        i.start();
        L.lock();
        go = true;
        C.signal();
        L.unlock();
        w.join();
        i.join();
        System.out.print(how);
    }
}
