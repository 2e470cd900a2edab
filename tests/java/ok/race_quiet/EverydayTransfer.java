//@ flags: +listener=race
//@ outputs: "9"
// Objects that are handed over by a synchronous queue.
import java.util.concurrent.SynchronousQueue;

public class EverydayTransfer {
    static class Box {
        int n;
    }

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Box> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            Box b = new Box();
            b.n = 9;
            try {
                q.put(b);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        System.out.print(q.take().n);
    }
}
