//@ flags: +listener=race
//@ outputs: "2"
// A semaphore with one permit is a lock.
import java.util.concurrent.Semaphore;

public class EverydaySemaphore {
    static int x;
    static final Semaphore S = new Semaphore(1);

    static void add() {
        S.acquireUninterruptibly();
        x++;
        S.release();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(EverydaySemaphore::add);
        t.start();
        add();
        t.join();
        System.out.print(x);
    }
}
