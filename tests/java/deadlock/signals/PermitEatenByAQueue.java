// So does a queue.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.locks.LockSupport;

public class PermitEatenByAQueue {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<String> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                q.take();
            } catch (InterruptedException e) {
                return;
            }
            LockSupport.park(); //~ DEADLOCK
        });
        t.start();
        LockSupport.unpark(t);
        q.put("x");
    }
}
